import { accountIdOf } from '@/lib/auth/account-id-of'
import { may } from '@/lib/auth/may'
import { mutation } from '@/lib/auth/mutation'
import { Refusal } from '@/lib/errors/refusal'
import { invitationToken } from '@/lib/schema/invitation-token'
import { acceptInvitation } from '@/lib/tournament/roles/accept-invitation'

export const POST = mutation({
  schema: invitationToken,
  may: may.acceptInvitation,
  run: ({ token }, viewer) => {
    const accountId = accountIdOf(viewer)
    if (accountId === null) throw new Refusal('not-signed-in')
    return acceptInvitation(token, accountId)
  },
})
