import { z } from 'zod'

/** A picture of a paper list. Its size is looked at where its bytes are; here only what a request may weigh. */
export const newPhoto = z.strictObject({ photoId: z.uuid(), listId: z.uuid(), data: z.base64().min(1) })
