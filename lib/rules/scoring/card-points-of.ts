import type { Party } from '@/lib/rules/party'
import { cardPointsInPlay } from '@/lib/rules/scoring/bounds'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

/** The card points of a party: all that the other one has not (TSR 2.2.2). */
export function cardPointsOf({ reCardPoints }: Pick<PlayedGame, 'reCardPoints'>, party: Party): number {
  return party === 're' ? reCardPoints : cardPointsInPlay - reCardPoints
}
