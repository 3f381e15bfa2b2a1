import { formatPoints } from '@/lib/i18n/format-points'
import type { Violation } from '@/lib/rules/violation'

/** How names and figures in the words of a violation are written. */
export interface ViolationNames {
  /** The person at a position, or the position itself where no names are known. */
  readonly ofPosition: (position: number) => string
  readonly ofCard: (card: string) => string
}

/** What is put into the words of a violation: `who` for its position, cards by name, the sum of a row with its sign. */
export function violationValues({ params }: Violation, names: ViolationNames): Record<string, string | number> {
  const { position, card, sum } = params
  return {
    ...params,
    ...(typeof position === 'number' && { who: names.ofPosition(position) }),
    ...(typeof card === 'string' && { card: names.ofCard(card) }),
    ...(typeof sum === 'number' && { sum: formatPoints(sum) }),
  }
}
