import { accountIdOf } from '@/lib/auth/account-id-of'
import { may } from '@/lib/auth/may'
import { mutation } from '@/lib/auth/mutation'
import { invitationToken } from '@/lib/schema/invitation-token'
import { readInvitation } from '@/lib/tournament/roles/read-invitation'

/** Asked by POST although it changes nothing, so that no address ever carries the token. */
export const POST = mutation({
  schema: invitationToken,
  may: may.readInvitation,
  run: ({ token }, viewer) => readInvitation(token, accountIdOf(viewer)),
})
