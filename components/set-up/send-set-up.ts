interface Refused {
  code: string
  params: { fields?: Record<string, string> }
}

export type SetUpAnswer = { made: true; email: string } | ({ made: false } & Refused)

/** Sends the form. A server that does not answer is a failure like any other, so that what was typed stays on the screen. */
export async function sendSetUp(input: Record<'token' | 'name' | 'email' | 'password', string>): Promise<SetUpAnswer> {
  try {
    const response = await fetch('/api/set-up', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (response.ok) return { made: true, email: ((await response.json()) as { email: string }).email }
    return { made: false, ...((await response.json()) as Refused) }
  } catch {
    return { made: false, code: 'failed', params: {} }
  }
}
