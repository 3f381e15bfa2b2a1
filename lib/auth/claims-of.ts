import { z } from 'zod'
import { absoluteLimit } from './session-times'

const claims = z.object({ sub: z.string(), epoch: z.int(), since: z.number() })

/** What a session says: whose it is, its epoch, and since when in milliseconds. */
export type SessionClaims = z.infer<typeof claims>

/** The claims of a decoded session, or null when they are not ours or a week old. */
export function claimsOf(token: unknown, now = Date.now()): SessionClaims | null {
  const { data } = claims.safeParse(token)
  return data && data.since + absoluteLimit > now ? data : null
}
