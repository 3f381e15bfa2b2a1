import type { RoundState } from '@/lib/db/generated/sqlite/client'

/** Finds the round that is to be played or is being played: a draft may still change, and a closed one needs no seats any more. */
export function standingRound(tournamentId: string) {
  const states: RoundState[] = ['published', 'released', 'ended']
  return { where: { tournamentId, state: { in: states } }, orderBy: { number: 'desc' } } as const
}
