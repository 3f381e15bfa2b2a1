import type { JsonAnswer, RefusedAnswer } from '@/components/site/send-json'

interface OwnWord {
  readonly opId: string
  readonly listId: string
  readonly baseVersion: number
  readonly length: number
}

const failed: RefusedAnswer = { done: false, code: 'failed', params: {} }

/** Sends a player's word on the own list with the token of the own link, and without any cookie. */
export async function sendOwnWord(token: string, word: 'confirm' | 'object', body: OwnWord): Promise<JsonAnswer<object>> {
  try {
    const response = await fetch(`/api/person/${word}`, { method: 'POST', credentials: 'omit', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify(body) })
    const answer: unknown = await response.json()
    // Our own route decides both shapes.
    return response.ok ? { done: true, result: {} } : { ...(answer as Omit<RefusedAnswer, 'done'>), done: false }
  } catch {
    return failed
  }
}
