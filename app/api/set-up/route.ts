import { may } from '@/lib/auth/may'
import { mutation } from '@/lib/auth/mutation'
import { newAccount } from '@/lib/schema/new-account'
import { createFirstAdministrator } from '@/lib/tournament/accounts/create-first-administrator'

export const POST = mutation({
  schema: newAccount,
  may: may.makeFirstAdministrator,
  run: async (input) => {
    await createFirstAdministrator(input)
    return { email: input.email }
  },
})
