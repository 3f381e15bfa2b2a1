import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { presence } from '@/lib/schema/presence'
import { checkIn } from '@/lib/tournament/players/check-in'

export const POST = deskMutation<{ present: boolean }, { slug: string; id: string }>({
  schema: presence,
  may: may.checkIn,
  run: ({ present }, { tournament, params }) => checkIn(tournament.id, params.id, present),
})
