import type { Sanction } from '@/lib/rules/penalty/sanction'
import type { Violation } from '@/lib/rules/violation'

/** The most that a tribunal can deduct for one offence (TSR 9.7.2 (b)). */
const mostDeducted = 12

/** What makes this sanction impossible: a deduction that is not a whole number from 1 to 12 (TSR 9.7.2). */
export function checkSanction(sanction: Sanction): Violation<'deduction-out-of-range'>[] {
  if (sanction.kind !== 'deduction') return []
  const { points } = sanction
  if (Number.isInteger(points) && points >= 1 && points <= mostDeducted) return []
  return [{ code: 'deduction-out-of-range', tsr: '9.7.2 (b)', params: { points, most: mostDeducted } }]
}
