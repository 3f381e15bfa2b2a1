import { may } from '@/lib/auth/may'
import { mutation } from '@/lib/auth/mutation'
import { newAccount } from '@/lib/schema/new-account'
import { joinByInvitation } from '@/lib/tournament/roles/join-by-invitation'

export const POST = mutation({
  schema: newAccount,
  may: may.joinByInvitation,
  run: (input) => joinByInvitation(input),
})
