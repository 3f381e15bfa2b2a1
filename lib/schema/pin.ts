import { z } from 'zod'

/** What somebody would try first: one digit six times, or digits that count up or down. */
const isGuessed = (pin: string): boolean => /^(\d)\1{5}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin)

/** A PIN as it is set, or null to have none any more. */
export const newPin = z.strictObject({ pin: z.string().regex(/^\d{6}$/, 'six-digits').refine((pin) => !isGuessed(pin), 'too-easy').nullable() })

/** A countersignature on the table's device. `interestConfirmed`: by a referee who knows that he sits at this table. */
export const pinSignature = z.strictObject({
  opId: z.string().regex(/^[0-9a-f]{32}$/),
  penaltyId: z.string().min(1).max(64),
  baseVersion: z.int().min(1),
  accountId: z.uuid(),
  pin: z.string().regex(/^\d{6}$/, 'six-digits'),
  interestConfirmed: z.literal(true).exactOptional(),
})
