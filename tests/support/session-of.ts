import { encode } from 'next-auth/jwt'
import { sessionSecret } from '@/lib/auth/session-secret'

interface Signed {
  epoch?: number
  since?: number
  secret?: string
}

/** The cookie that the account would have after signing in. */
export async function sessionOf(accountId: string, { epoch = 0, since = Date.now(), secret = sessionSecret() }: Signed = {}): Promise<string> {
  return `karlchen-session=${await encode({ token: { sub: accountId, epoch, since }, secret })}`
}
