import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roundStep } from '@/lib/schema/round-step'
import { discardDraft } from '@/lib/tournament/rounds/discard-draft'

export const POST = deskMutation({
  schema: roundStep,
  may: may.runDesk,
  run: async (seen, { tournament, actor, sent }) => {
    await discardDraft({ tournamentId: tournament.id, actor, sent, ...seen })
    return {}
  },
})
