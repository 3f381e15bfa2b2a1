import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import type { SentRequest } from './once'

/** What a request was answered before, or null: for work that looks around, or computes for long, before its transaction. */
export async function answeredBefore<T extends object>(sent: SentRequest | null | undefined): Promise<T | null> {
  if (!sent) return null
  const stored = await read((reader) => reader.staffRequest.findUnique({ where: { id: sent.id } }))
  if (stored === null) return null
  if (stored.hash !== sent.hash) throw new Refusal('id-used-otherwise')
  // The hash says that it was the same route, which answers in one form only.
  return JSON.parse(stored.answer) as T
}
