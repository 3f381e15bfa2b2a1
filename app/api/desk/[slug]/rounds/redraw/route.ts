import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { redraw } from '@/lib/schema/redraw'
import { redrawRound } from '@/lib/tournament/seating/redraw-round'

export const POST = deskMutation({
  schema: redraw,
  may: may.runDesk,
  run: (order, { tournament, actor, sent }) => redrawRound({ tournamentId: tournament.id, actor, sent, ...order }),
})
