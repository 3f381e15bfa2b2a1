import { read } from '@/lib/db/read'
import { getStandings } from '@/lib/tournament/standings/get-standings'

/** The ranking with the names that hang in the hall; who is out of it stands at the end, without a rank. */
export async function standingsToPrint(tournamentId: string) {
  const [ranking, people] = await Promise.all([getStandings(tournamentId), read((reader) => reader.participant.findMany({ where: { tournamentId }, select: { id: true, name: true, club: true } }))])
  const named = new Map(people.map(({ id, name, club }) => [id, { name, club }]))
  const rows = [...ranking.rows, ...ranking.disqualified.map((person) => ({ ...person, rank: null }))]
  return {
    roundNumbers: ranking.roundNumbers,
    isOfficial: ranking.official,
    isFinal: ranking.isFinal,
    correctedAt: ranking.correctedAt,
    tieSeed: ranking.tieSeed,
    rows: rows.map(({ personId, rank, startNumber, perRound, dropped, deduction, listTotal, total, gamesPlayed, solosPlayed, solosPositive, average }) => ({
      ...{ rank, startNumber, perRound, dropped, deduction, listTotal, total, gamesPlayed, solosPlayed, solosPositive, average },
      ...(named.get(personId) ?? { name: '', club: '' }),
    })),
  }
}
