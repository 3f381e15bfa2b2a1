import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roundStep } from '@/lib/schema/round-step'
import { restoreRound } from '@/lib/tournament/seating/restore-round'

export const POST = deskMutation({
  schema: roundStep,
  may: may.runDesk,
  run: (seen, { tournament, actor, sent }) => restoreRound({ tournamentId: tournament.id, actor, sent, ...seen }),
})
