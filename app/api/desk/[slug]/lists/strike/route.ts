import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { listsAct } from '@/lib/schema/lists-act'
import { strikeGames } from '@/lib/tournament/lists/strike-games'

export const POST = deskMutation({
  schema: listsAct,
  may: may.strikeGames,
  run: (act, { tournament, author, sent }) => strikeGames(author, { tournamentId: tournament.id, sent, ...act }),
})
