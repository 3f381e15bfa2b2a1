import { z } from 'zod'
import type { OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'

const id = z.string().min(1).max(64)
const position = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const place = z.int().min(1).max(99)
const points = z.array(z.int().min(-999).max(999).nullable()).min(4).max(5)
const reason = z.string().trim().min(1).max(300)
const nothing = z.strictObject({})

const callsOfParty = z.strictObject({ called: z.boolean(), counterCall: z.enum(['no90', 'no60', 'no30', 'black']).nullable() })
const specialsOfParty = z.strictObject({ doppelkopf: z.int().min(0), foxes: z.int().min(0), karlchen: z.int().min(0) })

const why = z.strictObject({
  kind: z.enum(['normal', 'solo']),
  reCardPoints: z.int(),
  trickless: z.enum(['re', 'kontra']).nullable(),
  calls: z.strictObject({ re: callsOfParty, kontra: callsOfParty }),
  specials: z.strictObject({ re: specialsOfParty, kontra: specialsOfParty }),
})

const game = z.strictObject({
  place,
  kind: z.enum(['normal', 'solo', 'silent-marriage']),
  soloist: position.nullable(),
  points,
  dealer: position.exactOptional(),
  why: why.exactOptional(),
  seen: z.strictObject({ gameNo: z.int(), dealer: position.nullable(), presented: position.nullable() }).exactOptional(),
})

/** A decision as a table or a paper says it; a bound one comes from the referee's own device alone. */
export const award = z.strictObject({
  penaltyId: id,
  place,
  severity: z.enum(['insignificant', 'minor', 'serious', 'decided']),
  kind: z.enum(['normal', 'solo']),
  offender: position,
  soloist: position.nullable(),
  couldDisadvantageSoloist: z.boolean().nullable(),
  opposingCounterCalls: z.int().min(0).max(4),
  silentMarriage: z.boolean().exactOptional(),
  reason: id.exactOptional(),
  claimId: id.exactOptional(),
})

/** What each kind of operation may carry from outside: nothing unknown, nothing without a limit. */
export const payloadSchemas: { readonly [Kind in OperationKind]: z.ZodType<OperationPayloads[Kind]> } = {
  'game-entered': game,
  'game-corrected': game,
  'game-undone': z.strictObject({ place, undoes: id }),
  'game-struck': z.strictObject({ count: z.int().min(1).max(30) }),
  'strike-withdrawn': z.strictObject({ undoes: id }),
  'end-announced': nothing,
  'end-withdrawn': nothing,
  'dealing-begun': z.strictObject({ begun: z.boolean() }),
  'claim-raised': z.strictObject({
    claimId: id,
    place,
    claimant: position.nullable(),
    offenders: z.array(position).max(5),
    violation: id.exactOptional(),
    partiesClear: z.boolean().nullable(),
  }),
  'claim-withdrawn': z.strictObject({ claimId: id, reason: reason.exactOptional() }),
  'penalty-awarded': award,
  'penalty-countersigned': z.strictObject({ penaltyId: id }),
  'penalty-challenged': z.strictObject({ penaltyId: id, challenger: position.nullable() }),
  'penalty-decided': z.strictObject({ penaltyId: id, outcome: z.enum(['upheld', 'changed', 'lifted']), award: award.exactOptional() }),
  'penalty-cancelled': z.strictObject({ penaltyId: id, reason }),
  'extra-time-granted': z.strictObject({ minutes: z.int().min(1).max(180), reason }),
  'dealer-deviated': z.strictObject({ place, dealer: position.nullable() }),
  'keeper-changed': z.strictObject({ position }),
  'device-changed': z.strictObject({ device: id.nullable() }),
  'seat-taken-over': z.strictObject({ position, person: id, fromPlace: place }),
  'seat-left-empty': z.strictObject({ position, fromPlace: place }),
  'list-frozen': z.strictObject({ reason, leaver: position.nullable() }),
  'totals-typed': z.strictObject({ points: z.array(z.int().min(-9999).max(9999)).min(4).max(5) }),
  'list-confirmed': z.strictObject({ position }),
  'list-objected': z.strictObject({ position }),
  'list-submitted': z.strictObject({ version: z.int().min(0) }),
  'list-checked': nothing,
  'list-reopened': z.strictObject({ reason, goesOn: z.boolean().exactOptional() }),
}
