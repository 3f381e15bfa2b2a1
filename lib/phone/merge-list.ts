import type { ServerList } from '@/lib/phone/server-list'

/** The list as known after an answer that holds only what is new; null when it does not continue what is known and all must be asked for again. */
export function mergeList(known: ServerList | null, answer: ServerList): ServerList | null {
  if (answer.operations.length === answer.length) return answer
  if (known === null || known.listId !== answer.listId || known.epoch !== answer.epoch) return null
  const have = new Set(known.operations.map(({ opId }) => opId))
  const operations = [...known.operations, ...answer.operations.filter(({ opId }) => !have.has(opId))]
  return operations.length === answer.length ? { ...answer, operations } : null
}
