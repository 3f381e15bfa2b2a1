import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { putIn as schema } from '@/lib/schema/put-in'
import { putIn } from '@/lib/tournament/seating/put-in'

export const POST = deskMutation({
  schema,
  may: may.runDesk,
  run: (order, { tournament, actor, sent }) => putIn({ tournamentId: tournament.id, actor, sent, ...order }),
})
