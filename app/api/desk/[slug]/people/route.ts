import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { newParticipants } from '@/lib/schema/participant'
import { addParticipants } from '@/lib/tournament/players/add-participants'

export const POST = deskMutation({
  schema: newParticipants,
  may: may.runDesk,
  run: ({ people }, { tournament }) => addParticipants(tournament.id, people),
  // Five hundred people with the longest names.
  limit: 256_000,
})
