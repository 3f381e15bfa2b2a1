import type { CalculatorInput } from '@/components/calculator/calculator-input'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

/** A game that was calculated before, opened again. */
export function inputOfGame({ kind, reCardPoints, trickless, calls, specials }: PlayedGame): CalculatorInput {
  const cardPoints = trickless === null ? ({ by: 'exact', cardPoints: reCardPoints } as const) : ({ by: 'trickless', party: trickless } as const)
  return { kind, cardPoints, calls, specials }
}
