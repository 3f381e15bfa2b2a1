import { z } from 'zod'
import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { withdrawInvitation } from '@/lib/tournament/roles/withdraw-invitation'

export const POST = deskMutation({
  schema: z.strictObject({ id: z.uuid() }),
  may: may.giveRoles,
  run: ({ id }, { tournament, actor }) => withdrawInvitation(tournament.id, id, actor),
})
