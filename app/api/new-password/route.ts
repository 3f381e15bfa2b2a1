import { may } from '@/lib/auth/may'
import { mutation } from '@/lib/auth/mutation'
import { newPassword } from '@/lib/schema/new-password'
import { setPasswordByLink } from '@/lib/tournament/accounts/set-password-by-link'

export const POST = mutation({
  schema: newPassword,
  may: may.setPasswordByLink,
  run: async (input) => {
    await setPasswordByLink(input)
    return { email: input.email }
  },
})
