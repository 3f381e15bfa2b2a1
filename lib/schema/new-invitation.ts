import { z } from 'zod'
import { staffRole } from './staff-role'

export const newInvitation = z.strictObject({ role: staffRole })
