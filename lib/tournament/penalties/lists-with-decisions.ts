import type { RoundState } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { loadList, type LoadedList } from '@/lib/tournament/lists/load-list'

export type FoldedList = LoadedList & { readonly list: ScoreList }

/** Every list on which something was claimed, awarded or objected to, in order of round and table; most lists have nothing of it and stay unread. */
export async function listsWithDecisions(tournamentId: string, states: readonly RoundState[] = ['released', 'ended', 'closed']): Promise<FoldedList[]> {
  return read(async (reader) => {
    const found = await reader.list.findMany({
      where: {
        table: { round: { tournamentId, archive: 0, state: { in: [...states] } } },
        operations: { some: { kind: { in: ['claim-raised', 'penalty-awarded', 'list-objected'] } } },
      },
      select: { id: true },
    })
    const loaded = await Promise.all(found.map(({ id }) => loadList(reader, id)))
    return loaded
      .flatMap((one) => (one === null ? [] : [{ ...one, list: foldList(one.head, one.operations) }]))
      .toSorted((one, other) => one.round.number - other.round.number || one.table.number - other.table.number)
  })
}
