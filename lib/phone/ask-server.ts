/** What came back: an answer with its status, or nothing (no network, no server, too slow). */
export type ServerAnswer = { readonly status: number; readonly body: unknown; readonly askedAt: number; readonly answeredAt: number } | null

const longest = 8_000

interface Question {
  readonly token?: string
  /** Sent as JSON by POST; without it the question is a GET. */
  readonly body?: unknown
}

/** Asks the server and waits at most 8 s. Anything that is no JSON from Karlchen, e.g. the login page of a hotel network, counts as no answer. */
export async function askServer(path: string, { token, body }: Question): Promise<ServerAnswer> {
  const giveUp = new AbortController()
  const askedAt = Date.now()
  const asked = async (): Promise<ServerAnswer> => {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: giveUp.signal,
    })
    if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return null
    return { status: response.status, body: (await response.json()) as unknown, askedAt, answeredAt: Date.now() }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not left to the abort alone: where it comes in the middle of an answer, the wait for the rest of that is not always ended by it.
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      giveUp.abort()
      resolve(null)
    }, longest)
  })
  try {
    return await Promise.race([asked(), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
