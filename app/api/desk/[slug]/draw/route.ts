import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { drawOrder } from '@/lib/schema/draw-order'
import { drawRound } from '@/lib/tournament/rounds/draw-round'

export const POST = deskMutation({
  schema: drawOrder,
  may: may.runDesk,
  run: (order, { tournament, actor, sent }) => drawRound({ tournamentId: tournament.id, actor, sent, ...order }),
})
