import { read } from '@/lib/db/read'
import { computeStandings, type TournamentStandings } from './compute-standings'

/** The one read path of the ranking, for pages, paper and export; as it stood after the round `upTo` where one is asked for, by what is known now. */
export async function getStandings(tournamentId: string, upTo?: number): Promise<TournamentStandings> {
  return read((reader) => computeStandings(reader, tournamentId, upTo))
}
