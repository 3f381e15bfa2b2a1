import { Refusal } from '@/lib/errors/refusal'
import { may } from '@/lib/auth/may'
import { mutation } from '@/lib/auth/mutation'
import { newTournament } from '@/lib/schema/new-tournament'
import { createTournament } from '@/lib/tournament/tournaments/create-tournament'

export const POST = mutation({
  schema: newTournament,
  may: may.createTournament,
  run: (input, viewer) => {
    if (viewer.type !== 'account') throw new Refusal('not-signed-in')
    return createTournament(input, viewer.accountId)
  },
})
