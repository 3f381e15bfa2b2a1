import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { listCheck } from '@/lib/schema/list-check'
import { checkList } from '@/lib/tournament/lists/check-list'

export const POST = deskMutation({
  schema: listCheck,
  may: may.checkList,
  run: async (check, { tournament, author }) => {
    await checkList(author, { tournamentId: tournament.id, ...check })
    return {}
  },
})
