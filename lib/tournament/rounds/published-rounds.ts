import { read } from '@/lib/db/read'

/** Numbers of the rounds that were published and stand, in order. */
export async function publishedRounds(tournamentId: string): Promise<number[]> {
  const rounds = await read((reader) => reader.round.findMany({ where: { tournamentId, archive: 0, state: { notIn: ['draft', 'archived'] } }, orderBy: { number: 'asc' }, select: { number: true } }))
  return rounds.map(({ number }) => number)
}
