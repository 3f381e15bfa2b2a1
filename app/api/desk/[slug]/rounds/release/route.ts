import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roundStep } from '@/lib/schema/round-step'
import { releaseRound } from '@/lib/tournament/rounds/release-round'

export const POST = deskMutation({
  schema: roundStep,
  may: may.releaseRound,
  run: async (seen, { tournament, author: { actor, delegatedBy } }) => {
    await releaseRound({ tournamentId: tournament.id, actor, delegatedBy, ...seen })
    return {}
  },
})
