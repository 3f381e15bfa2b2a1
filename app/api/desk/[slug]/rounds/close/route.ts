import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roundStep } from '@/lib/schema/round-step'
import { closeRound } from '@/lib/tournament/rounds/close-round'

export const POST = deskMutation({
  schema: roundStep,
  may: may.runDesk,
  run: async (seen, { tournament, actor }) => {
    await closeRound({ tournamentId: tournament.id, actor, ...seen })
    return {}
  },
})
