import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { seatSwap } from '@/lib/schema/seat-swap'
import { swapSeats } from '@/lib/tournament/rounds/swap-seats'

export const POST = deskMutation({
  schema: seatSwap,
  may: may.runDesk,
  run: async ({ seats, ...seen }, { tournament, actor, sent }) => {
    await swapSeats({ tournamentId: tournament.id, actor, sent, ...seen }, seats)
    return {}
  },
})
