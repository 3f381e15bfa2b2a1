import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { secondEntry } from '@/lib/schema/second-entry'
import { finishSecond } from '@/lib/tournament/paper/finish-second'

export const POST = deskMutation({
  schema: secondEntry,
  may: may.typePaper,
  run: async (input, { tournament, actor }) => {
    await finishSecond(actor, tournament.id, input.entryId)
    return {}
  },
})
