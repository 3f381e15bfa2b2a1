import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { newPin } from '@/lib/schema/pin'
import { setPin } from '@/lib/tournament/penalties/set-pin'

export const POST = deskMutation({
  schema: newPin,
  may: may.countersign,
  run: async ({ pin }, { tournament, viewer }) => {
    await setPin({ tournamentId: tournament.id, accountId: viewer.accountId, pin })
    return {}
  },
})
