import { z } from 'zod'
import { award as toldAward } from './payload-schemas'
import { reason } from './reason'

const id = z.string().min(1).max(64)
const version = z.int().min(1)
const award = toldAward.extend({ severity: z.enum(['insignificant', 'minor', 'serious', 'decided', 'bound']), boundPoints: z.int().min(1).max(99).exactOptional() })

/** One act on one list; its id is made by the page. `interestConfirmed`: by a referee who knows that it is his own table. */
const act = z.strictObject({ actId: z.string().regex(/^[0-9a-f]{32}$/), listId: z.uuid(), interestConfirmed: z.literal(true).exactOptional() })

/** `seen` = how many decisions stood on the list when this one was made: another one meanwhile may have answered the claim. */
export const penaltyAward = act.extend({ award, seen: z.int().min(0) })

export const penaltySignature = act.extend({ penaltyId: id, version })

export const penaltyCancellation = act.extend({ penaltyId: id, version, reason })

export const penaltyChallenge = act.extend({ penaltyId: id, version, challenger: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]) })

export const claimDismissal = act.extend({ claimId: id, version, reason })

/** The tribunal's word, who decided together with the one who signs, and the playing time that was lost since the referee's: null = as much as has gone by. */
export const challengeDecision = act.extend({
  penaltyId: id,
  version,
  outcome: z.enum(['upheld', 'changed', 'lifted']),
  award: award.exactOptional(),
  members: z.array(z.uuid()).max(20),
  extraTime: z.strictObject({ minutes: z.int().min(1).max(180).nullable(), reason }),
})
