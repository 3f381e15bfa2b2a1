interface SessionCookie {
  readonly name: string
  /** Of all cookies of sign-in. None may begin with another's whole name: next-auth would take it for a part of that one. */
  readonly prefix: string
  readonly secure: boolean
}

/**
 * The cookie that keeps somebody signed in. Under the public https address it is bound to that host; at the machine itself and in a
 * hall's network there is no https, and a Secure cookie would never come back.
 */
export function sessionCookie(host: string | null, environment: NodeJS.ProcessEnv = process.env): SessionCookie {
  const { PUBLIC_URL: publicUrl } = environment
  const address = publicUrl ? new URL(publicUrl) : null
  const secure = address?.protocol === 'https:' && address.host === host
  const prefix = secure ? '__Host-karlchen' : 'karlchen'
  return { name: `${prefix}-session`, prefix, secure }
}
