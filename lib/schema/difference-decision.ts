import { z } from 'zod'

/** Which of two readings of one game holds. */
export const differenceDecision = z.strictObject({
  entryId: z.uuid(),
  place: z.int().min(1).max(99),
  take: z.enum(['first', 'second']),
  opId: z.string().regex(/^[0-9a-f]{32}$/),
  baseVersion: z.int().min(0),
})
