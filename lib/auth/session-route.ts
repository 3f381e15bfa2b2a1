import { Refusal } from '@/lib/errors/refusal'
import { respond } from '@/lib/errors/respond'
import { callNextAuth, type NextAuthContext } from './call-next-auth'

/** What may be read: the token of the forms, and the session, which each visit makes last for another while. */
const readable = ['csrf', 'session']

export function sessionRoute(request: Request, context: NextAuthContext): Promise<Response> {
  return respond(async () => {
    const path = (await context.params).nextauth.join('/')
    if (!readable.includes(path)) throw new Refusal('not-found')
    return callNextAuth(request, context)
  })
}
