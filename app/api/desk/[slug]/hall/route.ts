import { deskRead } from '@/lib/auth/desk-read'
import { may } from '@/lib/auth/may'
import { publicAddress } from '@/lib/server/public-address'
import { qrPath } from '@/lib/server/qr-path'
import { hallLink } from '@/lib/tournament/public/hall-link'

export const GET = deskRead({
  may: may.giveHallLink,
  run: async ({ tournament }) => {
    const link = publicAddress() + (await hallLink(tournament.id))
    return { link, qr: qrPath(link) }
  },
})
