import { mostSpecials } from '@/lib/rules/scoring/bounds'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

/** Every way in which so many can be won by Re, by Kontra, or by nobody. */
const shares = (most: number) =>
  Array.from({ length: most + 1 }, (_, re) => Array.from({ length: most + 1 - re }, (_, kontra) => ({ re, kontra }))).flat()

/** Every way in which the special points of one game can fall to the parties. */
export const everySpecial: readonly PlayedGame['specials'][] = shares(mostSpecials.doppelkopf).flatMap((doppelkopf) =>
  shares(mostSpecials.foxes).flatMap((foxes) =>
    shares(mostSpecials.karlchen).map((karlchen) => ({
      re: { doppelkopf: doppelkopf.re, foxes: foxes.re, karlchen: karlchen.re },
      kontra: { doppelkopf: doppelkopf.kontra, foxes: foxes.kontra, karlchen: karlchen.kontra },
    })),
  ),
)
