import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { claimDismissal } from '@/lib/schema/penalty-acts'
import { dismissClaim } from '@/lib/tournament/penalties/dismiss-claim'

export const POST = deskMutation({
  schema: claimDismissal,
  may: may.awardPenalty,
  run: async (act, { tournament, viewer, author }) => {
    await dismissClaim(author, { tournamentId: tournament.id, accountId: viewer.accountId, ...act })
    return {}
  },
})
