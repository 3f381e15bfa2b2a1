import { rowShape } from '@/lib/rules/list/row-shape'
import type { RowPoints } from '@/lib/rules/list/score-row'
import { confirmAbove } from '@/lib/rules/scoring/bounds'

/** Whether a game is worth so much that the table is asked whether it is meant; of a solo the unit counts (TSR 7.3.3). */
export function needsConfirmation(points: RowPoints): boolean {
  const shape = rowShape(points)
  if (shape === null || shape.form === 'zero') return false
  return (shape.form === 'two-two' ? shape.value : shape.unit) > confirmAbove
}
