import { z } from 'zod'
import { email } from './email'

/** What the set-up page sends. The messages are codes, whose words live with the others. */
export const firstAdministrator = z.strictObject({
  token: z.string().max(100),
  name: z.string().trim().min(1, 'name-missing').max(100, 'name-too-long'),
  email,
  password: z.string().min(10, 'password-too-short').max(200, 'password-too-long'),
})

export type FirstAdministrator = z.infer<typeof firstAdministrator>
