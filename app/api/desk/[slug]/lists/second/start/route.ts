import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { secondStart } from '@/lib/schema/second-start'
import { startSecond } from '@/lib/tournament/paper/start-second'

export const POST = deskMutation({
  schema: secondStart,
  may: may.typePaper,
  run: async (input, { tournament, actor }) => {
    await startSecond(actor, { tournamentId: tournament.id, ...input })
    return {}
  },
})
