import { z } from 'zod'
import { email } from './email'

/** A new account for whoever holds a token: at set-up the first administrator's, later by invitation. The messages are codes, whose words live with the others. */
export const newAccount = z.strictObject({
  token: z.string().max(100),
  name: z.string().trim().min(1, 'name-missing').max(100, 'name-too-long'),
  email,
  password: z.string().min(10, 'password-too-short').max(200, 'password-too-long'),
})

export type NewAccount = z.infer<typeof newAccount>
