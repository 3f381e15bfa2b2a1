import { z } from 'zod'
import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { changedParticipant, type ChangedParticipant } from '@/lib/schema/participant'
import { editParticipant } from '@/lib/tournament/players/edit-participant'
import { removeParticipant } from '@/lib/tournament/players/remove-participant'

interface Params {
  slug: string
  id: string
}

export const PATCH = deskMutation<ChangedParticipant, Params>({
  schema: changedParticipant,
  may: may.runDesk,
  run: (change, { tournament, actor, params }) => editParticipant(tournament.id, params.id, change, actor),
})

export const DELETE = deskMutation<object, Params>({
  schema: z.strictObject({}),
  may: may.runDesk,
  run: (_, { tournament, actor, params }) => removeParticipant(tournament.id, params.id, actor),
})
