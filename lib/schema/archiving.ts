import { z } from 'zod'

/** Whether a tournament is put away or taken back. */
export const archiving = z.strictObject({ archived: z.boolean() })
