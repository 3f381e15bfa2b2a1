import { z } from 'zod'

/** A second entry of a list, under the id that the page has made for it. */
export const secondStart = z.strictObject({ entryId: z.uuid(), listId: z.uuid() })
