import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roundStep } from '@/lib/schema/round-step'
import { publishRound } from '@/lib/tournament/rounds/publish-round'

export const POST = deskMutation({
  schema: roundStep,
  may: may.runDesk,
  run: async (seen, { tournament, actor }) => {
    await publishRound({ tournamentId: tournament.id, actor, ...seen })
    return {}
  },
})
