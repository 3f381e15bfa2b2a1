import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { typedTotals } from '@/lib/schema/typed-totals'
import { typeTotals } from '@/lib/tournament/lists/type-totals'

export const POST = deskMutation({
  schema: typedTotals,
  may: may.typeTotals,
  run: async (totals, { tournament, author }) => {
    await typeTotals(author, { tournamentId: tournament.id, ...totals })
    return {}
  },
})
