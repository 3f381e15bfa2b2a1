import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { listReopening } from '@/lib/schema/list-reopening'
import { reopenList } from '@/lib/tournament/lists/reopen-list'

export const POST = deskMutation({
  schema: listReopening,
  may: may.reopenList,
  run: async (reopening, { tournament, viewer, actor }) => {
    await reopenList({ actor, roles: viewer.roles }, { tournamentId: tournament.id, ...reopening })
    return {}
  },
})
