import { asksCounterCalls } from '@/components/rules/penalty/asks-counter-calls'
import { asksDisadvantage } from '@/components/rules/penalty/asks-disadvantage'
import type { PenaltyInput } from '@/components/rules/penalty/penalty-input'
import { gameAfterPenalty, type GameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'
import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { penaltyPoints } from '@/lib/rules/penalty/penalty-points'
import type { Position } from '@/lib/rules/table/table-size'

export type Role = 'offender' | 'soloist' | 'others' | 'sits-out'

export interface PenaltyAnswer {
  /** Points of each role that there is, null for whoever sits out. */
  readonly shares: readonly { readonly role: Role; readonly points: number | null }[]
  readonly after: GameAfterPenalty
  readonly tsr: string
}

/** The offender at position 1, a soloist against him at 2, the dealer at the last one: any other seating gives the same points. */
function caseOf(input: PenaltyInput): PenaltyCase {
  const { tableSize, severity, kind, offender, couldDisadvantageSoloist, opposingCounterCalls } = input
  const soloist: Position | null = kind === 'normal' ? null : offender === 'soloist' ? 1 : 2
  return {
    tableSize,
    dealer: tableSize,
    severity,
    kind,
    offender: 1,
    soloist,
    couldDisadvantageSoloist: asksDisadvantage(input) ? couldDisadvantageSoloist : null,
    opposingCounterCalls: asksCounterCalls(input) ? opposingCounterCalls : 0,
  }
}

/** Who is given how many penalty points, and what becomes of the game (TSR 9.2.3, 9.3.2, 9.3.3, 9.4.3, 9.4.4, 9.5.1). */
export function penaltyAnswer(input: PenaltyInput): PenaltyAnswer {
  const penalty = caseOf(input)
  const { points, tsr } = penaltyPoints(penalty)
  const share = (role: Role, position: Position) => ({ role, points: points[position - 1] ?? null })
  return {
    shares: [
      share('offender', 1),
      ...(penalty.soloist === 2 ? [share('soloist', 2)] : []),
      share('others', 3),
      ...(input.tableSize === 5 ? [share('sits-out', 5)] : []),
    ],
    after: gameAfterPenalty(penalty),
    tsr,
  }
}
