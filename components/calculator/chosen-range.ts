import type { CardPointsChoice } from '@/components/calculator/calculator-input'
import { cardPointRanges } from '@/lib/rules/scoring/card-point-ranges'

/** Which range is lit: the one that was tapped, or the one that a typed number lies in. */
export function chosenRange(choice: CardPointsChoice | null): string | null {
  if (choice?.by === 'range') return String(choice.index)
  if (choice?.by !== 'exact') return null
  const { cardPoints } = choice
  const index = cardPoints === null ? -1 : cardPointRanges.findIndex(({ from, to }) => cardPoints >= from && cardPoints <= to)
  return index === -1 ? null : String(index)
}
