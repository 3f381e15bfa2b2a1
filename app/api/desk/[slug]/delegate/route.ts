import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { delegate } from '@/lib/schema/delegate'
import { nameDelegate } from '@/lib/tournament/delegation/name-delegate'

export const POST = deskMutation({
  schema: delegate,
  may: may.nameDelegate,
  run: async ({ accountId }, { tournament, viewer }) => {
    await nameDelegate({ tournamentId: tournament.id, accountId, namedById: viewer.accountId })
    return {}
  },
})
