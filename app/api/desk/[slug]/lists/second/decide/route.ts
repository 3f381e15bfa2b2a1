import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { differenceDecision } from '@/lib/schema/difference-decision'
import { decideDifference } from '@/lib/tournament/paper/decide-difference'

export const POST = deskMutation({
  schema: differenceDecision,
  may: may.typePaper,
  run: async (input, { tournament, author, sent }) => {
    await decideDifference(author, { tournamentId: tournament.id, sent, ...input })
    return {}
  },
})
