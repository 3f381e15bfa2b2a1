import { z } from 'zod'

/** A list is opened again, for a reason that stays in its log. */
export const listReopening = z.strictObject({ opId: z.string().regex(/^[0-9a-f]{32}$/), listId: z.uuid(), baseVersion: z.int().min(0), reason: z.string().trim().min(1, 'reason-missing').max(300, 'too-long') })
