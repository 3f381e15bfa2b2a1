import { z } from 'zod'
import { email } from './email'

export const signIn = z.strictObject({ email, password: z.string().min(1, 'password-missing').max(200, 'password-too-long') })

export type SignIn = z.infer<typeof signIn>
