import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'
import { loadList, type LoadedList } from '@/lib/tournament/lists/load-list'
import type { OwnPerson } from './person-of-token'

export interface FoundList {
  readonly loaded: LoadedList
  readonly list: ScoreList
  /** Where the person sits now; null when he sat there and has left. */
  readonly position: Position | null
}

/** The list of the last published round at which a person sits or sat, or null when there is none. */
export async function ownList({ id, tournamentId }: OwnPerson): Promise<FoundList | null> {
  return read(async (reader) => {
    const round = await reader.round.findFirst({ where: { tournamentId, state: { notIn: ['draft', 'archived'] } }, orderBy: { number: 'desc' } })
    if (round === null) return null
    const seat = { table: { seats: { some: { participantId: id } } } }
    const takeover = { operations: { some: { kind: 'seat-taken-over', payload: { contains: id } } } }
    const stored = await reader.list.findMany({ where: { table: { roundId: round.id }, OR: [seat, takeover] }, select: { id: true } })
    const found: FoundList[] = []
    for (const { id: listId } of stored) {
      const loaded = await loadList(reader, listId)
      if (loaded === null) continue
      const list = foldList(loaded.head, loaded.operations)
      // A list has as many seats as its table has positions.
      const position = list.seats.indexOf(id) + 1
      found.push({ loaded, list, position: position > 0 ? (position as Position) : null })
    }
    return found.find(({ position }) => position !== null) ?? found[0] ?? null
  })
}
