import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { penaltyAward } from '@/lib/schema/penalty-acts'
import { awardPenalty } from '@/lib/tournament/penalties/award-penalty'

export const POST = deskMutation({
  schema: penaltyAward,
  may: may.awardPenalty,
  run: async (act, { tournament, viewer, author }) => {
    await awardPenalty(author, { tournamentId: tournament.id, accountId: viewer.accountId, ...act })
    return {}
  },
})
