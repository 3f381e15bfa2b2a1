import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { newPhoto } from '@/lib/schema/new-photo'
import { keepPhoto } from '@/lib/tournament/paper/keep-photo'

export const POST = deskMutation({
  schema: newPhoto,
  may: may.typePaper,
  limit: 3_000_000,
  run: async (input, { tournament, actor }) => {
    await keepPhoto(actor, { tournamentId: tournament.id, ...input })
    return {}
  },
})
