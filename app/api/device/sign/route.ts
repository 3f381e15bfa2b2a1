import { parseBody } from '@/lib/auth/parse-body'
import { sessionOf } from '@/lib/auth/session-of'
import { respond } from '@/lib/errors/respond'
import { pinSignature } from '@/lib/schema/pin'
import { signWithPin } from '@/lib/tournament/penalties/sign-with-pin'

export const POST = (request: Request): Promise<Response> =>
  respond(async () => {
    const session = await sessionOf(request)
    await signWithPin(session, await parseBody(request, pinSignature, 2_048))
    return {}
  })
