import { sessionOf } from '@/lib/auth/session-of'
import { respond } from '@/lib/errors/respond'
import { refereesAtTable } from '@/lib/tournament/penalties/referees-at-table'

export const GET = (request: Request): Promise<Response> =>
  respond(async () => {
    const { tournamentId, listId } = await sessionOf(request)
    return refereesAtTable(tournamentId, listId)
  })
