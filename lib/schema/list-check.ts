import { z } from 'zod'

/** The desk's word that a list is right, on the list as the page has shown it. */
export const listCheck = z.strictObject({ opId: z.string().regex(/^[0-9a-f]{32}$/), listId: z.uuid(), baseVersion: z.int().min(0), length: z.int().min(0) })
