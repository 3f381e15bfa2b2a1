import { z } from 'zod'
import { staffRole } from './staff-role'

/** One role of one person, to be given again or ended. */
export const roleChange = z.strictObject({ accountId: z.uuid(), role: staffRole })

export type RoleChange = z.infer<typeof roleChange>
