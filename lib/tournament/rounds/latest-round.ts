import { read } from '@/lib/db/read'
import { getRound, type RoundView } from './get-round'

/** The round that is played now or was played last, or null before the first is published. */
export async function latestRound(tournamentId: string): Promise<RoundView | null> {
  const round = await read((reader) => reader.round.findFirst({ where: { tournamentId, state: { notIn: ['draft', 'archived'] } }, orderBy: { number: 'desc' }, select: { number: true } }))
  return round && getRound(tournamentId, round.number)
}
