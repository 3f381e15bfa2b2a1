import { z } from 'zod'
import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { rotateHallLink } from '@/lib/tournament/public/rotate-hall-link'

export const POST = deskMutation({
  schema: z.strictObject({}),
  may: may.giveHallLink,
  run: (_, { tournament, actor, sent }) => rotateHallLink(tournament.id, actor, sent),
})
