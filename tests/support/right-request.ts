import { z } from 'zod'

/** A request that is right in everything but who asks. */
export interface RightRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** What is answered where the path leads to nothing, when that comes before who asks. */
  readonly whereNothingIs?: string
}

type Particulars = Partial<Omit<RightRequest, 'headers'>> & { readonly cookie?: string }

const administrator = { name: 'Anna', email: 'anna@club.example', password: 'not the right one' }
const deviceId = '0123456789abcdef0123456789abcdef'

/** By route file and method. A route that is not here asks who it is before it looks at anything else. */
const particulars: Readonly<Record<string, (url: string) => Particulars | Promise<Particulars>>> = {
  'app/api/set-up/route.ts POST': () => ({ body: { token: 'guessed', ...administrator } }),
  'app/api/new-password/route.ts POST': () => ({ body: { token: 'guessed', email: administrator.email, password: administrator.password } }),
  'app/api/invitation/route.ts POST': () => ({ body: { token: 'guessed' } }),
  'app/api/invitation/join/route.ts POST': () => ({ body: { token: 'guessed', ...administrator } }),
  'app/api/device/session/route.ts POST': () => ({ body: { deviceId, token: 'guessed-token' } }),
  'app/api/tournaments/[slug]/version/route.ts GET': () => ({ whereNothingIs: '404 not-found' }),
  'app/api/public/[slug]/route.ts GET': () => ({ whereNothingIs: '404 not-found' }),
  'app/api/auth/[...nextauth]/route.ts GET': () => ({ path: '/api/auth/session' }),
  'app/api/auth/[...nextauth]/route.ts POST': signIn,
}

async function signIn(url: string): Promise<Particulars> {
  const answer = await fetch(`${url}/api/auth/csrf`)
  // Where set-up is refused there is no token, and none is needed to be refused as well.
  const { csrfToken } = z.object({ csrfToken: z.string().default('none') }).parse(await answer.json())
  const cookie = answer.headers.getSetCookie().map((header) => header.split(';', 1)[0]).join('; ')
  return { path: '/api/auth/callback/credentials', cookie, body: { email: administrator.email, password: administrator.password, csrfToken } }
}

/** The request for one row of the matrix, to the server at this address. */
export async function rightRequest(url: string, file: string, method: string): Promise<RightRequest> {
  const { path = pathOfRoute(file), body = {}, cookie, ...rest } = (await particulars[`${file} ${method}`]?.(url)) ?? {}
  return { path, body, headers: { Origin: url, 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) }, ...rest }
}

/** The address of a route, with something that does not exist wherever its path is open. */
function pathOfRoute(file: string): string {
  return file
    .replace(/^app/, '')
    .replace(/\/route\.tsx?$/, '')
    .replaceAll(/\/\([^)]+\)/g, '')
    .replaceAll(/\[+(?:\.\.\.)?[^\]]+\]+/g, 'nothing')
}
