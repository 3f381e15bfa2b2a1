import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { photo } from '@/lib/schema/photo'
import { removePhoto } from '@/lib/tournament/paper/remove-photo'

export const POST = deskMutation({
  schema: photo,
  may: may.typePaper,
  run: async (input, { tournament, actor }) => {
    await removePhoto(actor, tournament.id, input.photoId)
    return {}
  },
})
