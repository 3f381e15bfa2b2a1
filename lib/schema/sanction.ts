import { z } from 'zod'
import { reason } from './reason'

/** What is imposed outside the lists; the page makes its id, so that a repeated click imposes nothing twice. */
export const newSanction = z.strictObject({
  id: z.uuid(),
  participantId: z.uuid(),
  roundNumber: z.int().min(1).max(99),
  kind: z.enum(['warning', 'deduction', 'disqualification', 'boundDecision']),
  /** Of a bound decision: its entry in the catalogue, which also sets the price. */
  entry: z.string().min(1).max(64).exactOptional(),
  /** The claim that it answers, and whether a referee at his own table said yes. */
  claim: z.strictObject({ listId: z.uuid(), claimId: z.string().min(1).max(64), version: z.int().min(1) }).exactOptional(),
  interestConfirmed: z.literal(true).exactOptional(),
  points: z.int().min(0).max(99),
  reason,
})

export type NewSanction = z.infer<typeof newSanction>

export const sanctionCancellation = z.strictObject({ id: z.uuid(), reason })
