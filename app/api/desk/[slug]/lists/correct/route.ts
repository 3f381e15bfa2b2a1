import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { listCorrection } from '@/lib/schema/list-correction'
import { correctList } from '@/lib/tournament/lists/correct-list'

export const POST = deskMutation({
  schema: listCorrection,
  may: may.correctList,
  run: async (correction, { tournament, viewer, actor }) => {
    await correctList({ actor, roles: viewer.roles }, { tournamentId: tournament.id, ...correction })
    return {}
  },
})
