import { z } from 'zod'
import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { withdrawParticipant } from '@/lib/tournament/players/withdraw-participant'

export const POST = deskMutation<{ withdrawn: boolean }, { slug: string; id: string }>({
  schema: z.strictObject({ withdrawn: z.boolean() }),
  may: may.runDesk,
  run: ({ withdrawn }, { tournament, actor, params }) => withdrawParticipant(tournament.id, params.id, { withdrawn, actor }),
})
