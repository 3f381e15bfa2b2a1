import { sessionOf } from '@/lib/auth/session-of'
import { respond } from '@/lib/errors/respond'
import { logFailure } from '@/lib/server/log-failure'
import { deviceList } from '@/lib/tournament/devices/device-list'
import { seeDevice } from '@/lib/tournament/devices/see-device'

export const GET = (request: Request): Promise<Response> =>
  respond(async () => {
    const session = await sessionOf(request)
    const since = Number(new URL(request.url).searchParams.get('since') ?? 0)
    void seeDevice(session).catch(logFailure)
    return deviceList(session.listId, Number.isInteger(since) && since > 0 ? since : 0)
  })
