import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { dealingAnswer } from '@/lib/schema/dealing-answer'
import { answerDealing } from '@/lib/tournament/lists/answer-dealing'

export const POST = deskMutation({
  schema: dealingAnswer,
  may: may.answerDealing,
  run: (act, { tournament, author, sent }) => answerDealing(author, { tournamentId: tournament.id, sent, ...act }),
})
