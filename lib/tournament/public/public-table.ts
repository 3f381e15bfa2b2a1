import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ListRow } from '@/lib/rules/list/list-row'
import type { ListState } from '@/lib/rules/list/list-state'
import { loadList } from '@/lib/tournament/lists/load-list'
import { standingState, type StandingState } from '@/lib/tournament/rounds/standing-state'
import { publicName, type PublicName } from '@/lib/tournament/standings/public-name'

/** A table of the last published round as anybody may follow it. */
export interface PublicTable {
  readonly tournament: { readonly name: string; readonly version: number }
  readonly round: { readonly number: number; readonly of: number; readonly state: StandingState }
  readonly number: number
  /** By position; null where a seat has stayed empty. */
  readonly people: readonly ((PublicName & { readonly total: number }) | null)[]
  readonly rows: readonly { readonly key: string; readonly kind: ListRow['row']; readonly gameNo: number; readonly points: readonly (number | null)[] }[]
  readonly totals: readonly number[]
  readonly state: ListState
  readonly totalsOnly: boolean
  readonly remaining: number
}

/** The list of a table in the last published round, as it is being written, or null where there is none. */
export async function publicTable(slug: string, number: number): Promise<PublicTable | null> {
  return read(async (reader) => {
    const round = await reader.round.findFirst({ where: { tournament: { slug }, state: { notIn: ['draft', 'archived'] } }, orderBy: { number: 'desc' }, select: { id: true } })
    const stored = round && (await reader.list.findFirst({ where: { table: { roundId: round.id, number } }, select: { id: true } }))
    const loaded = stored && (await loadList(reader, stored.id))
    const state = loaded && standingState(loaded.round.state)
    if (!loaded || !state) return null
    const list = foldList(loaded.head, loaded.operations)
    const people = await reader.participant.findMany({ where: { tournamentId: loaded.tournament.id, id: { in: list.seats.filter((id) => id !== null) } } })
    const names = new Map(people.map((person) => [person.id, publicName(person)]))
    const { name, version, plannedRounds } = loaded.tournament
    return {
      tournament: { name, version },
      round: { number: loaded.round.number, of: plannedRounds, state },
      number,
      people: list.seats.map((id, index) => {
        const person = id === null ? undefined : names.get(id)
        return person ? { ...person, total: list.totals[index] ?? 0 } : null
      }),
      rows: list.rows.map((row, index) => ({ key: `${row.row}:${row.gameNo}:${index}`, kind: row.row, gameNo: row.gameNo, points: row.row === 'struck' ? [] : row.points })),
      totals: list.totals,
      state: list.state,
      totalsOnly: list.totalsOnly,
      remaining: list.next.remaining,
    }
  })
}
