import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { nothingMore } from '@/lib/schema/nothing-more'
import { endDelegation } from '@/lib/tournament/delegation/end-delegation'

export const POST = deskMutation({
  schema: nothingMore,
  may: may.nameDelegate,
  run: async (_, { tournament, actor }) => {
    await endDelegation(tournament.id, actor)
    return {}
  },
})
