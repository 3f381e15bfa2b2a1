import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { actOperationId } from './act-operation-id'
import type { Entry } from './append-to-lists'
import { canonicalText } from './canonical-text'
import type { LoadedList } from './load-list'

/**
 * Refuses an act whose id stands on this list for something else. What it would have meant is asked on the list as it stood then, so
 * that a true repetition has the same entries, whatever happened since.
 */
export function refuseOtherAct(loaded: LoadedList, actId: string, entriesFor: (list: ScoreList, loaded: LoadedList) => readonly Entry[]): void {
  const { head, operations, id } = loaded
  const start = operations.findIndex(({ opId }) => opId === actOperationId(actId, id, 0))
  // The entries of an act are stored in one go, while its list is locked.
  const done = operations.slice(start).filter(({ opId }, index) => opId === actOperationId(actId, id, index))
  if (textOf(meant(() => entriesFor(foldList(head, operations.slice(0, start)), loaded))) !== textOf(done)) throw new Refusal('id-used-otherwise')
}

/** What cannot have been done then is not what was done. */
function meant(entries: () => readonly Entry[]): readonly Entry[] {
  try {
    return entries()
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

const textOf = (entries: readonly Pick<Operation, 'kind' | 'payload'>[]): string => canonicalText(entries.map(({ kind, payload }) => ({ kind, payload })))
