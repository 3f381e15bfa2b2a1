import { Refusal } from '@/lib/errors/refusal'
import type { Outcome } from '@/lib/schema/outcome'

/** Refuses what did not go through in words for the staff; `table` where several lists are touched at once. */
export function refuseOutcome(outcome: Outcome, table?: number): void {
  if (outcome.outcome === 'conflict') throw new Refusal('changed-meanwhile')
  if (outcome.outcome === 'mismatch') throw new Refusal('id-used-otherwise')
  if (outcome.outcome !== 'refused') return
  const [violation] = outcome.violations
  throw new Refusal('list-refused', { ...violation?.params, rule: violation?.code ?? '', tsr: violation?.tsr ?? '', ...(table !== undefined && { table }) })
}
