import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { newInvitation } from '@/lib/schema/new-invitation'
import { publicAddress } from '@/lib/server/public-address'
import { qrPath } from '@/lib/server/qr-path'
import { invite } from '@/lib/tournament/roles/invite'

export const POST = deskMutation({
  schema: newInvitation,
  may: may.giveRoles,
  run: async ({ role }, { tournament, viewer, sent }) => {
    const { id, token } = await invite({ tournamentId: tournament.id, accountId: viewer.accountId, role, sent })
    const link = `${publicAddress()}/invitation#t=${token}`
    return { id, link, qr: qrPath(link) }
  },
})
