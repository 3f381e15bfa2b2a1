import { parties, type Party } from '@/lib/rules/party'
import { hasWon } from '@/lib/rules/scoring/has-won'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

/** The party that has won, or null when both missed their counter-call (TSR 7.1.3). */
export function winner(game: PlayedGame): Party | null {
  return parties.find((party) => hasWon(game, party)) ?? null
}
