import { z } from 'zod'
import { email } from './email'

/** What the page behind an administrator's one-time link sends. */
export const newPassword = z.strictObject({
  token: z.string().max(100),
  email,
  password: z.string().min(10, 'password-too-short').max(200, 'password-too-long'),
})

export type NewPassword = z.infer<typeof newPassword>
