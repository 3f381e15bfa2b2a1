import { publicTournament } from '@/lib/tournament/tournaments/public-tournament'

/** What anybody may see of one person: the name as far as that was allowed, the seat of the last published round, the rank. */
export interface PublicPersonView {
  readonly startNumber: number
  readonly name: string | null
  readonly club: string
  readonly seat: { readonly round: number; readonly table: number; readonly position: number } | null
  readonly rank: { readonly rank: number; readonly total: number; readonly afterRound: number } | null
}

/** The public side of a start number, or null where there is no such tournament. A number that nobody has looks like one without a seat. */
export async function publicPerson(slug: string, startNumber: number): Promise<PublicPersonView | null> {
  const tournament = await publicTournament(slug)
  if (tournament === null) return null
  const [last] = tournament.rounds
  const places = tournament.rounds.flatMap(({ number, tables }) => tables.flatMap((table) => table.people.map((person) => ({ person, seat: { round: number, table: table.number, position: person.position } }))))
  const seat = places.find(({ person, seat: { round } }) => person.startNumber === startNumber && round === last?.number)
  const ranked = tournament.standings.rows.find((row) => row.startNumber === startNumber)
  const shown = ranked ?? places.find(({ person }) => person.startNumber === startNumber)?.person
  const { afterRound } = tournament.standings
  return {
    startNumber,
    name: shown?.name ?? null,
    club: shown?.club ?? '',
    seat: seat?.seat ?? null,
    rank: ranked && afterRound !== null ? { rank: ranked.rank, total: ranked.total, afterRound } : null,
  }
}
