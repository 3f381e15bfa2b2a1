import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { presenceOfSeveral } from '@/lib/schema/presence'
import { checkInSeveral } from '@/lib/tournament/players/check-in-several'

export const POST = deskMutation({
  schema: presenceOfSeveral,
  may: may.checkIn,
  run: (presence, { tournament }) => checkInSeveral(tournament.id, presence),
  // The ids of two thousand people.
  limit: 96_000,
})
