import { z } from 'zod'

/** What stands behind the # of an invitation link. */
export const invitationToken = z.strictObject({ token: z.string().max(100) })
