import { z } from 'zod'
import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { restoreParticipant } from '@/lib/tournament/players/restore-participant'

export const POST = deskMutation<object, { slug: string; id: string }>({
  schema: z.strictObject({}),
  may: may.runDesk,
  run: (_, { tournament, actor, params }) => restoreParticipant(tournament.id, params.id, actor),
})
