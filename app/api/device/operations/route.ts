import { parseBody } from '@/lib/auth/parse-body'
import { sessionOf } from '@/lib/auth/session-of'
import { respond } from '@/lib/errors/respond'
import { sentOperations } from '@/lib/schema/sent-operations'
import { takeFromDevice } from '@/lib/tournament/devices/take-from-device'

/** One operation sent alone is answered by a status that says it; of several each has its own outcome. */
const statusOf = { stored: 200, known: 200, duplicate: 200, conflict: 409, refused: 422, mismatch: 422 } as const

export const POST = (request: Request): Promise<Response> =>
  respond(async () => {
    const session = await sessionOf(request)
    const { operations, epoch } = await parseBody(request, sentOperations, 256_000)
    const answer = await takeFromDevice(session, operations, epoch)
    const [only, ...others] = answer.outcomes
    const status = only && others.length === 0 && operations.length === 1 ? statusOf[only.outcome] : 200
    return Response.json(answer, { status, headers: { 'Cache-Control': 'private, no-store' } })
  })
