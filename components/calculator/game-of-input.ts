import { noSpecials, type CalculatorInput, type CardPointsChoice } from '@/components/calculator/calculator-input'
import { cardPointsInPlay } from '@/lib/rules/scoring/bounds'
import { cardPointRanges } from '@/lib/rules/scoring/card-point-ranges'
import { cardPointsWithin } from '@/lib/rules/scoring/card-points-within'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

function reCardPointsOf(choice: CardPointsChoice, specials: PlayedGame['specials']): number | null {
  if (choice.by === 'exact') return choice.cardPoints
  if (choice.by === 'trickless') return choice.party === 're' ? 0 : cardPointsInPlay
  const range = cardPointRanges[choice.index]
  // A range without room for the special points is still scored, so that the check can say what does not fit.
  return range === undefined ? null : (cardPointsWithin(range, specials) ?? range.representative)
}

/** The game that was described, possible or not; null while the card points are missing. Special points of a normal game are put aside in a solo. */
export function gameOfInput({ kind, cardPoints, calls, specials: counted }: CalculatorInput): PlayedGame | null {
  const specials = kind === 'solo' ? { re: noSpecials, kontra: noSpecials } : counted
  const reCardPoints = cardPoints === null ? null : reCardPointsOf(cardPoints, specials)
  if (cardPoints === null || reCardPoints === null) return null
  return { kind, reCardPoints, trickless: cardPoints.by === 'trickless' ? cardPoints.party : null, calls, specials }
}
