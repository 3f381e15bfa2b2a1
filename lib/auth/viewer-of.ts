import { accountOfSession } from '@/lib/tournament/accounts/account-of-session'
import { cookieOf } from './cookie-of'
import { readClaims } from './read-claims'
import { sessionCookie } from './session-cookie'
import { anonymous, type Viewer } from './viewer'

/** Who is signed in, outside of any tournament. Asked of the database each time, so that a session ends the moment its epoch does. */
export async function viewerOf(headers: Headers): Promise<Viewer> {
  const { name } = sessionCookie(headers.get('host'))
  const claims = await readClaims(cookieOf(headers, name))
  const account = claims && (await accountOfSession(claims))
  return account ? { type: 'account', accountId: account.id, administrator: account.administrator, roles: new Set() } : anonymous
}
