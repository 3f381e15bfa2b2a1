import { may } from '@/lib/auth/may'
import { mutation } from '@/lib/auth/mutation'
import { firstAdministrator } from '@/lib/schema/first-administrator'
import { createFirstAdministrator } from '@/lib/tournament/accounts/create-first-administrator'

export const POST = mutation({
  schema: firstAdministrator,
  may: may.makeFirstAdministrator,
  run: async (input) => {
    await createFirstAdministrator(input)
    return { email: input.email }
  },
})
