import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { newSanction } from '@/lib/schema/sanction'
import { imposeSanction } from '@/lib/tournament/penalties/impose-sanction'

export const POST = deskMutation({
  schema: newSanction,
  may: may.imposeBoundDecision,
  run: async (sanction, { tournament, viewer, author }) => {
    await imposeSanction(author, { tournamentId: tournament.id, accountId: viewer.accountId }, sanction)
    return {}
  },
})
