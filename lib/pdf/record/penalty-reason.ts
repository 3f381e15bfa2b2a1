import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { ListRecord } from './list-record'

/** The key of why points were awarded: as the referee noted it, else as the table named it in the claim that was settled. A tribunal that changes the points changes no reason. */
export function penaltyReason({ operations }: Pick<ListRecord, 'operations'>, award: PenaltyPayload): string | null {
  const awarded = operations.flatMap(({ kind, payload }) => (kind === 'penalty-awarded' && payload.penaltyId === award.penaltyId ? [payload] : []))[0]
  const claimId = award.claimId ?? awarded?.claimId
  const claimed = operations.flatMap(({ kind, payload }) => (kind === 'claim-raised' && payload.claimId === claimId ? [payload] : []))[0]
  return award.reason ?? awarded?.reason ?? claimed?.violation ?? null
}
