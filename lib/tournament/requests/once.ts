import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'

/** A request as its page has sent it. */
export interface SentRequest {
  /** Made by the page, the same when it sends the request again because it heard no answer. */
  readonly id: string
  readonly tournamentId: string
  /** Of who asks, where, and for what. */
  readonly hash: string
}

/**
 * Does what a request asks for, or gives the answer that it was given before; the same id for anything else is refused.
 * First thing in its transaction: of two at once the second waits for the first. Without an id it is simply done.
 */
export async function once<T extends object>(transaction: Transaction, sent: SentRequest | null | undefined, work: () => Promise<T>): Promise<T> {
  if (!sent) return work()
  const { id, tournamentId, hash } = sent
  const stored = await transaction.staffRequest.upsert({ where: { id }, create: { id, tournamentId, hash }, update: { repeats: { increment: 1 } } })
  if (stored.hash !== hash) throw new Refusal('id-used-otherwise')
  // The hash says that it was the same route, which answers in one form only.
  if (stored.repeats > 0) return JSON.parse(stored.answer) as T
  const answer = await work()
  await transaction.staffRequest.update({ where: { id }, data: { answer: JSON.stringify(answer) } })
  return answer
}
