import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { penaltyCancellation } from '@/lib/schema/penalty-acts'
import { cancelPenalty } from '@/lib/tournament/penalties/cancel-penalty'

export const POST = deskMutation({
  schema: penaltyCancellation,
  may: may.countersign,
  run: async (act, { tournament, viewer, author }) => {
    await cancelPenalty(author, { tournamentId: tournament.id, accountId: viewer.accountId, ...act })
    return {}
  },
})
