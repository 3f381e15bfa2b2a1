import { z } from 'zod'

export const photo = z.strictObject({ photoId: z.uuid() })
