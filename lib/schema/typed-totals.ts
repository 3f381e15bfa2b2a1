import { z } from 'zod'

/** The totals of a table that kept paper, by position. */
export const typedTotals = z.strictObject({
  opId: z.string().regex(/^[0-9a-f]{32}$/),
  listId: z.uuid(),
  baseVersion: z.int().min(0),
  points: z.array(z.int().min(-9999).max(9999)).min(4).max(5),
})
