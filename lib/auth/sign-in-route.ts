import { z } from 'zod'
import { Refusal } from '@/lib/errors/refusal'
import { respond } from '@/lib/errors/respond'
import { signIn } from '@/lib/schema/sign-in'
import { callNextAuth, type NextAuthContext } from './call-next-auth'
import { checkOrigin } from './check-origin'
import { parseBody } from './parse-body'

const csrfToken = z.string().max(200)
const bodies = {
  'callback/credentials': signIn.extend({ csrfToken }),
  signout: z.strictObject({ csrfToken }),
} as const

const isAct = (path: string): path is keyof typeof bodies => path in bodies

/** Signs in or out. Both end in a cookie; without one the form was too old, whatever next-auth answers. */
export function signInRoute(request: Request, context: NextAuthContext): Promise<Response> {
  return respond(async () => {
    checkOrigin(request.headers)
    const act = (await context.params).nextauth.join('/')
    if (!isAct(act)) throw new Refusal('not-found')
    const body = await parseBody<Record<string, unknown>>(request, bodies[act], 4096)
    const refusals: Refusal[] = []
    const answer = await callNextAuth(request, context, { ...body, json: 'true' }, (refusal) => refusals.push(refusal))
    for (const refusal of refusals) throw refusal
    const { url } = z.object({ url: z.string() }).parse(await answer.json())
    if (url.includes('csrf=true')) throw new Refusal('form-too-old')
    const headers = new Headers({ 'Cache-Control': 'private, no-store' })
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
    return Response.json({ done: act }, { headers })
  })
}
