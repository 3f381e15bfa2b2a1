import { z } from 'zod'

/** Whom the referee names. */
export const delegate = z.strictObject({ accountId: z.uuid() })
