import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { penaltySignature } from '@/lib/schema/penalty-acts'
import { countersignPenalty } from '@/lib/tournament/penalties/countersign-penalty'

export const POST = deskMutation({
  schema: penaltySignature,
  may: may.countersign,
  run: async (act, { tournament, viewer, author }) => {
    await countersignPenalty(author, { tournamentId: tournament.id, accountId: viewer.accountId, ...act })
    return {}
  },
})
