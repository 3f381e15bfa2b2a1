import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { challengeDecision } from '@/lib/schema/penalty-acts'
import { decideChallenge } from '@/lib/tournament/penalties/decide-challenge'

export const POST = deskMutation({
  schema: challengeDecision,
  may: may.decideChallenge,
  run: async (act, { tournament, viewer, author }) => {
    await decideChallenge(author, { tournamentId: tournament.id, accountId: viewer.accountId, ...act })
    return {}
  },
})
