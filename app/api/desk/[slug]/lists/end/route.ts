import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { earlyEnd } from '@/lib/schema/early-end'
import { announceEnd } from '@/lib/tournament/lists/announce-end'

export const POST = deskMutation({
  schema: earlyEnd,
  may: may.endRound,
  run: (act, { tournament, author, sent }) => announceEnd(author, { tournamentId: tournament.id, sent, ...act }),
})
