import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { playsAs } from '@/lib/schema/plays-as'
import { setPlaysAs } from '@/lib/tournament/roles/set-plays-as'

export const POST = deskMutation({
  schema: playsAs,
  may: may.giveRoles,
  run: async (order, { tournament, actor }) => {
    await setPlaysAs(tournament.id, order, actor)
    return {}
  },
})
