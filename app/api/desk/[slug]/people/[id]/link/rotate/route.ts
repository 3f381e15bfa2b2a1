import { z } from 'zod'
import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { rotatePersonLink } from '@/lib/tournament/person/rotate-person-link'

export const POST = deskMutation<object, { slug: string; id: string }>({
  schema: z.strictObject({}),
  may: may.givePersonLink,
  run: (_, { tournament, actor, params, sent }) => rotatePersonLink(tournament.id, params.id, actor, sent),
})
