export interface RefusedAnswer {
  readonly done: false
  readonly code: string
  readonly params: { readonly fields?: Readonly<Record<string, string>>; readonly [name: string]: unknown }
}

export type JsonAnswer<Result> = { readonly done: true; readonly result: Result } | RefusedAnswer

const failed: RefusedAnswer = { done: false, code: 'failed', params: {} }

/** Sends JSON to one of our routes. No answer at all is a refusal like any other, so that what was typed stays on the screen. */
export async function sendJson<Result>(path: string, body: unknown, method: 'POST' | 'PATCH' | 'DELETE' = 'POST'): Promise<JsonAnswer<Result>> {
  try {
    const response = await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    const answer: unknown = await response.json()
    // Our own routes and their schemas decide both shapes.
    return response.ok ? { done: true, result: answer as Result } : { ...(answer as Omit<RefusedAnswer, 'done'>), done: false }
  } catch {
    return failed
  }
}
