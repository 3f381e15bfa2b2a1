import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { penaltyChallenge } from '@/lib/schema/penalty-acts'
import { challengePenalty } from '@/lib/tournament/penalties/challenge-penalty'

export const POST = deskMutation({
  schema: penaltyChallenge,
  may: may.awardPenalty,
  run: async (act, { tournament, viewer, author }) => {
    await challengePenalty(author, { tournamentId: tournament.id, accountId: viewer.accountId, ...act })
    return {}
  },
})
