import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { withdrawal } from '@/lib/schema/withdrawal'
import { withdrawEnd } from '@/lib/tournament/lists/withdraw-end'

export const POST = deskMutation({
  schema: withdrawal,
  may: may.endRound,
  run: (act, { tournament, author, sent }) => withdrawEnd(author, { tournamentId: tournament.id, sent, ...act }),
})
