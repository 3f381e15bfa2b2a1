import { ownRequest } from '@/components/site/own-request'

export interface RefusedAnswer {
  readonly done: false
  readonly code: string
  readonly params: { readonly fields?: Readonly<Record<string, string>>; readonly [name: string]: unknown }
}

export type JsonAnswer<Result> = { readonly done: true; readonly result: Result } | RefusedAnswer

/** In letters; a browser carries at most 64 kB for all pages that were left. */
const mostKeptAlive = 4_000

const failed: RefusedAnswer = { done: false, code: 'failed', params: {} }

/** Sends JSON to one of our routes. No answer at all is a refusal like any other, so that what was typed stays on the screen; sent again, it is known to be the same. */
export async function sendJson<Result>(path: string, body: unknown, method: 'POST' | 'PATCH' | 'DELETE' = 'POST'): Promise<JsonAnswer<Result>> {
  const said = JSON.stringify(body)
  const { id, wasAnswered } = ownRequest(`${method} ${path}`, said)
  try {
    // What somebody has just done goes out although the page is left at once. A browser carries only so much of it.
    const response = await fetch(path, { method, headers: { 'Content-Type': 'application/json', 'Request-Id': id }, body: said, keepalive: said.length < mostKeptAlive })
    const answer: unknown = await response.json()
    // A failure of the server says nothing about whether it was done.
    if (response.status < 500) wasAnswered()
    // Our own routes and their schemas decide both shapes.
    return response.ok ? { done: true, result: answer as Result } : { ...(answer as Omit<RefusedAnswer, 'done'>), done: false }
  } catch {
    return failed
  }
}
