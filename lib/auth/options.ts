import type { AuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { Refusal } from '@/lib/errors/refusal'
import { storageRefusal } from '@/lib/errors/storage-refusal'
import { signIn } from '@/lib/schema/sign-in'
import { accountOfSession } from '@/lib/tournament/accounts/account-of-session'
import { checkPassword } from '@/lib/tournament/accounts/check-password'
import { claimsOf } from './claims-of'
import { sessionCookie } from './session-cookie'
import { sessionSecret } from './session-secret'
import { idleLimit } from './session-times'

const quiet = { error: () => undefined, warn: () => undefined, debug: () => undefined }

/**
 * How next-auth signs in here. It would turn a refusal into its own text, hence `onRefusal`. It takes no part in leading
 * the browser anywhere: the same server has several addresses, and the page knows its own.
 */
export function options(host: string | null, onRefusal: (refusal: Refusal) => void = () => undefined): AuthOptions {
  const { name, prefix, secure } = sessionCookie(host)
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  return {
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: idleLimit },
    useSecureCookies: secure,
    cookies: {
      sessionToken: { name, options: cookie },
      csrfToken: { name: `${prefix}-form`, options: cookie },
      callbackUrl: { name: `${prefix}-back`, options: cookie },
    },
    logger: quiet,
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: async (typed) => {
          try {
            return await checkPassword(signIn.parse({ email: typed?.email, password: typed?.password }))
          } catch (error) {
            const refusal = error instanceof Refusal ? error : storageRefusal(error)
            if (!refusal) throw error
            onRefusal(refusal)
            return null
          }
        },
      }),
    ],
    callbacks: {
      redirect: () => '/desk',
      // Nothing of the account leaves the server with the session.
      session: ({ session: { expires } }) => ({ expires }),
      jwt: async ({ token, user }) => {
        // Given by authorize above, and only while signing in; its type is next-auth's own.
        const fresh = user as unknown as { id: string; epoch: number } | undefined
        if (fresh) return { sub: fresh.id, epoch: fresh.epoch, since: Date.now() }
        const claims = claimsOf(token)
        if (!claims || !(await accountOfSession(claims))) throw new Error('The session is over.')
        return { ...claims }
      },
    },
  }
}
