import { read } from '@/lib/db/read'
import { getStandings, type TournamentStandings } from './get-standings'

/** The ranking with whole names, for the staff. */
export interface DeskStandings extends Pick<TournamentStandings, 'official' | 'rounds' | 'roundNumbers'> {
  readonly rows: readonly {
    readonly personId: string
    readonly rank: number
    readonly startNumber: number
    readonly name: string
    readonly club: string
    readonly perRound: readonly (number | null)[]
    readonly total: number
    readonly gamesPlayed: number | null
    readonly solos: number | null
  }[]
}

export async function deskStandings(tournamentId: string): Promise<DeskStandings> {
  const { official, rounds, roundNumbers, rows } = await getStandings(tournamentId)
  const people = await read((reader) => reader.participant.findMany({ where: { tournamentId }, select: { id: true, name: true } }))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    ...{ official, rounds, roundNumbers },
    rows: rows.map(({ personId, rank, startNumber, club, perRound, total, gamesPlayed, solosPlayed }) => ({
      ...{ personId, rank, startNumber, perRound, total, gamesPlayed },
      name: names.get(personId) ?? '',
      club: club ?? '',
      solos: solosPlayed,
    })),
  }
}
