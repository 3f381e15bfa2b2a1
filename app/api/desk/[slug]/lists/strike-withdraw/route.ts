import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { strikeWithdrawal } from '@/lib/schema/strike-withdrawal'
import { withdrawStrike } from '@/lib/tournament/lists/withdraw-strike'

export const POST = deskMutation({
  schema: strikeWithdrawal,
  may: may.strikeGames,
  run: (act, { tournament, author, sent }) => withdrawStrike(author, { tournamentId: tournament.id, sent, ...act }),
})
