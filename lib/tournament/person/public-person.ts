import { read } from '@/lib/db/read'
import { personGames, type PersonRound } from '@/lib/tournament/public/person-games'
import { publicTournament, type PublicRow } from '@/lib/tournament/tournaments/public-tournament'

/** What anybody may see of one person: the name as far as that was allowed, the seat of the last published round, the rank. */
export interface PublicPersonView {
  readonly startNumber: number
  readonly name: string | null
  readonly club: string
  readonly seat: { readonly round: number; readonly table: number; readonly position: number } | null
  readonly rank: { readonly rank: number; readonly total: number; readonly afterRound: number } | null
  readonly version: number
  readonly tournament: string
  readonly deduction: number
  /** Null where a list did not tell. */
  readonly figures: Pick<PublicRow, 'gamesPlayed' | 'gamesPositive' | 'solosPlayed' | 'solosPositive'> | null
  readonly rounds: readonly PersonRound[]
}

/** The public side of a start number, or null where there is no such tournament or nobody has the number. */
export async function publicPerson(slug: string, startNumber: number): Promise<PublicPersonView | null> {
  const tournament = await publicTournament(slug)
  if (tournament === null) return null
  const personId = await idOf(tournament.id, startNumber)
  if (personId === null) return null
  const [last] = tournament.rounds
  const places = tournament.rounds.flatMap(({ number, tables }) => tables.flatMap((table) => table.people.map((person) => ({ person, seat: { round: number, table: table.number, position: person.position } }))))
  const seat = places.find(({ person, seat: { round } }) => person.startNumber === startNumber && round === last?.number)
  const ranked = tournament.standings.rows.find((row) => row.startNumber === startNumber)
  const shown = ranked ?? places.find(({ person }) => person.startNumber === startNumber)?.person
  const { afterRound } = tournament.standings
  const rounds = shown === undefined ? [] : await read((reader) => personGames(reader, tournament.id, personId))
  return {
    startNumber,
    name: shown?.name ?? null,
    club: shown?.club ?? '',
    seat: seat?.seat ?? null,
    ...{ version: tournament.version, tournament: tournament.name, rounds, deduction: ranked?.deduction ?? 0 },
    figures: ranked ? { gamesPlayed: ranked.gamesPlayed, gamesPositive: ranked.gamesPositive, solosPlayed: ranked.solosPlayed, solosPositive: ranked.solosPositive } : null,
    rank: ranked && afterRound !== null ? { rank: ranked.rank, total: ranked.total, afterRound } : null,
  }
}

async function idOf(tournamentId: string, startNumber: number): Promise<string | null> {
  return read(async (reader) => (await reader.participant.findUnique({ where: { tournamentId_startNumber: { tournamentId, startNumber } }, select: { id: true } }))?.id ?? null)
}
