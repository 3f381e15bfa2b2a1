import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { listCheck } from '@/lib/schema/list-check'
import { checkList } from '@/lib/tournament/lists/check-list'

export const POST = deskMutation({
  schema: listCheck,
  may: may.checkList,
  run: async (check, { tournament, viewer, actor }) => {
    await checkList({ actor, roles: viewer.roles }, { tournamentId: tournament.id, ...check })
    return {}
  },
})
