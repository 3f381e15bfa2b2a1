import { cardPointsInPlay } from '@/lib/rules/scoring/bounds'
import type { CardPointRange } from '@/lib/rules/scoring/card-point-ranges'
import { leastCardPoints } from '@/lib/rules/scoring/least-card-points'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

/** Card points of Re in a range that go with the special points, near its representative; null when none do (TSR 7.2.3). */
export function cardPointsWithin({ from, to, representative }: CardPointRange, specials: PlayedGame['specials']): number | null {
  const least = Math.max(from, leastCardPoints(specials.re))
  const most = Math.min(to, cardPointsInPlay - leastCardPoints(specials.kontra))
  return least > most ? null : Math.min(Math.max(representative, least), most)
}
