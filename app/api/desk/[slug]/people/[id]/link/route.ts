import { deskRead } from '@/lib/auth/desk-read'
import { may } from '@/lib/auth/may'
import { publicAddress } from '@/lib/server/public-address'
import { qrPath } from '@/lib/server/qr-path'
import { personLink } from '@/lib/tournament/person/person-link'

export const GET = deskRead<{ slug: string; id: string }>({
  may: may.givePersonLink,
  run: async ({ tournament, params }) => {
    const link = publicAddress() + (await personLink(tournament.id, params.id))
    return { link, qr: qrPath(link) }
  },
})
