import { decode } from 'next-auth/jwt'
import { claimsOf, type SessionClaims } from './claims-of'
import { sessionSecret } from './session-secret'

/** The claims in a cookie, or null for one that is missing, forged or over. Whether the account still accepts it is for the database to say. */
export async function readClaims(cookie: string | undefined): Promise<SessionClaims | null> {
  if (!cookie) return null
  try {
    return claimsOf(await decode({ token: cookie, secret: sessionSecret() }))
  } catch {
    return null
  }
}
