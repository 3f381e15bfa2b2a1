import { join } from 'node:path'
import { hexId } from '@/tests/support/build-tournament'
import { projectRoot } from '@/tests/support/project-root'

/** One request of a mutation route, right in everything, on a scene made for it. */
export interface Scene {
  /** Who asks: a cookie, or what a device or a person's own link carries. */
  readonly by: { readonly cookie: string } | { readonly authorization: string }
  readonly params?: Readonly<Record<string, string>>
  readonly body: object
  /** Something else under the same id, and what it is answered. Left out where the request says what shall be, so that other words are another wish. */
  readonly otherwise?: { readonly body: object; readonly answer: string }
}

export interface Mutation {
  /** Method and file, as in the matrix of routes. */
  readonly route: string
  readonly scene: () => Promise<Scene>
  /** What one request leaves in the database: rows by model, and how far versions and generations rise. */
  readonly leaves: Readonly<Record<string, number>>
}

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

/** The refusal of another request under an id that is taken. */
export const otherwise = (body: object, answer = '422 id-used-otherwise') => ({ body, answer })

/** Sends the request of a scene, always the same or with another body: status, and body without what only says how far the tournament is. */
export function sender(route: string, { by, params = {}, body }: Scene): (other?: object) => Promise<string> {
  const [method = '', file = ''] = route.split(' ')
  const headers = { ...by, 'content-type': 'application/json', host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'request-id': hexId() }
  return async (other = body) => {
    // The file is one of our routes, which export a handler by the name of each method.
    const handlers = (await import(/* @vite-ignore */ join(projectRoot, file))) as Record<string, Handler>
    const answer = await handlers[method]?.(new Request('http://127.0.0.1:3000/', { method, headers, body: JSON.stringify(other) }), { params: Promise.resolve({ ...params }) })
    return `${answer?.status} ${JSON.stringify(await answer?.json(), onlyTheSame)}`
  }
}

const passing = new Set(['tournamentVersion', 'now', 'epoch'])

/** A device is told that an entry is "known", which it takes like "stored". */
const onlyTheSame = (key: string, value: unknown): unknown => (passing.has(key) ? undefined : key === 'outcome' && value === 'known' ? 'stored' : value)
