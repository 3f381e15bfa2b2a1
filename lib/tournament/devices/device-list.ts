import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation } from '@/lib/rules/list/operation'
import { loadList } from '@/lib/tournament/lists/load-list'
import { playingEnds } from '@/lib/tournament/rounds/playing-ends'
import { standingState, type StandingState } from '@/lib/tournament/rounds/standing-state'

/** Everything a device needs to keep a list by itself. Times are ISO texts by the server's clock; `now` tells the device how far its own is off. */
export interface DeviceList {
  readonly epoch: string
  readonly now: string
  readonly listId: string
  readonly tournament: { readonly name: string; readonly slug: string; readonly version: number }
  readonly round: { readonly number: number; readonly of: number; readonly state: StandingState; readonly releasedAt: string | null; readonly endsAt: string | null }
  readonly table: { readonly number: number; readonly size: number }
  readonly head: ListHead
  readonly names: Readonly<Record<string, { readonly name: string; readonly club: string; readonly startNumber: number }>>
  /** In the order of the log; those after `since` when it was asked for. */
  readonly operations: readonly Operation[]
  readonly length: number
}

/** The list of a device's table, with the operations after place `since` of its log. */
export async function deviceList(listId: string, since = 0): Promise<DeviceList> {
  return read(async (reader) => {
    const [loaded, instance] = await Promise.all([loadList(reader, listId), reader.instance.findUniqueOrThrow({ where: { id: 1 } })])
    const state = loaded && standingState(loaded.round.state)
    if (loaded === null || state === null) throw new Refusal('not-found')
    const { table, round, tournament, head, operations } = loaded
    const { people, extraMinutes } = foldList(head, operations)
    const ids = [...new Set([...head.seats, ...people.map(({ person }) => person)])]
    const persons = await reader.participant.findMany({ where: { id: { in: ids } } })
    return {
      epoch: instance.epoch,
      now: new Date().toISOString(),
      listId,
      tournament: { name: tournament.name, slug: tournament.slug, version: tournament.version },
      round: {
        number: round.number,
        of: tournament.plannedRounds,
        state,
        releasedAt: round.releasedAt?.toISOString() ?? null,
        endsAt: playingEnds(round.releasedAt, head.tableSize, extraMinutes)?.toISOString() ?? null,
      },
      table: { number: table.number, size: table.size },
      head,
      names: Object.fromEntries(persons.map(({ id, name, club, startNumber }) => [id, { name, club, startNumber }])),
      operations: operations.slice(since),
      length: operations.length,
    }
  })
}
