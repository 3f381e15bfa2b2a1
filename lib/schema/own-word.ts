import { z } from 'zod'

/** What somebody says on the own phone about the own list, as it was seen there. */
export const ownWord = z.strictObject({ opId: z.string().regex(/^[0-9a-f]{32}$/), listId: z.uuid(), baseVersion: z.int().min(0), length: z.int().min(0) })
