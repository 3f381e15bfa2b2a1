import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roundStep } from '@/lib/schema/round-step'
import { endRound } from '@/lib/tournament/rounds/end-round'

export const POST = deskMutation({
  schema: roundStep,
  may: may.endRound,
  run: async (seen, { tournament, author: { actor, delegatedBy } }) => {
    await endRound({ tournamentId: tournament.id, actor, delegatedBy, ...seen })
    return {}
  },
})
