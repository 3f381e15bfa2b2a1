import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { dealingAnswer } from '@/lib/schema/dealing-answer'
import { answerDealing } from '@/lib/tournament/lists/answer-dealing'

export const POST = deskMutation({
  schema: dealingAnswer,
  may: may.answerDealing,
  run: (act, { tournament, author }) => answerDealing(author, { tournamentId: tournament.id, ...act }),
})
