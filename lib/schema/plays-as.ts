import { z } from 'zod'

/** As whom somebody of the staff plays too; null = plays no longer. */
export const playsAs = z.strictObject({ accountId: z.uuid(), participantId: z.uuid().nullable() })
