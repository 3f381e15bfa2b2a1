import { z } from 'zod'

/** One device of a table that is signed off, or with null all of them. */
export const signOff = z.strictObject({ tableId: z.uuid(), sessionId: z.uuid().nullable() })
