import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { extraTime } from '@/lib/schema/extra-time'
import { grantExtraTime } from '@/lib/tournament/lists/grant-extra-time'

export const POST = deskMutation({
  schema: extraTime,
  may: may.grantExtraTime,
  run: (order, { tournament, author, sent }) => grantExtraTime(author, { tournamentId: tournament.id, sent, ...order }),
})
