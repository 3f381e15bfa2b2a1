import { z } from 'zod'

/** One act on one or several lists; its id is made by the page. */
export const listsAct = z.strictObject({ actId: z.string().regex(/^[0-9a-f]{32}$/), listIds: z.array(z.uuid()).min(1).max(100) })
