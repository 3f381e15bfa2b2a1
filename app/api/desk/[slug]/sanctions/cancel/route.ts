import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { sanctionCancellation } from '@/lib/schema/sanction'
import { cancelSanction } from '@/lib/tournament/penalties/cancel-sanction'

export const POST = deskMutation({
  schema: sanctionCancellation,
  may: may.imposeBoundDecision,
  run: async (cancellation, { tournament, author }) => {
    await cancelSanction(author, tournament.id, cancellation)
    return {}
  },
})
