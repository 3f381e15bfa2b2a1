import { newOperationId } from '@/components/lists/new-operation-id'

/** As long somebody who heard no answer tries again; after it the same words are meant anew, in milliseconds. */
const meantAgain = 60_000

interface Unanswered {
  readonly said: string
  readonly id: string
  readonly at: number
}

/** By route, the last request that nobody has answered. */
const unanswered = new Map<string, Unanswered>()

interface OwnRequest {
  readonly id: string
  /** From now on the same words are another request. */
  readonly wasAnswered: () => void
}

/** A request under an id: that of the last one to this route if it said the same and was never answered, for then it may have been done. */
export function ownRequest(route: string, said: string, now = Date.now()): OwnRequest {
  const last = unanswered.get(route)
  const id = last?.said === said && now - last.at < meantAgain ? last.id : newOperationId()
  unanswered.set(route, { said, id, at: now })
  return {
    id,
    wasAnswered: () => {
      if (unanswered.get(route)?.id === id) unanswered.delete(route)
    },
  }
}
