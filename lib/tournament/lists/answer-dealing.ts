import { actOnLists } from './act-on-lists'
import type { StaffAuthor } from './append-as-staff'
import type { Entry, ListsAct } from './append-to-lists'

/**
 * Answers for a table whether dealing had begun when the end was announced (TSR 8.5.1). The question is asked once: whoever may
 * announce the end corrects the answer by announcing it anew.
 */
export function answerDealing(author: StaffAuthor, { begun, ...act }: ListsAct & { readonly begun: boolean }): Promise<{ tables: number[] }> {
  const answer: Entry = { kind: 'dealing-begun', payload: { begun } }
  const anew: readonly Entry[] = [{ kind: 'end-withdrawn', payload: {} }, { kind: 'end-announced', payload: {} }, answer]
  return actOnLists(author, act, {
    action: 'dealing-answered',
    params: { begun: String(begun) },
    entriesFor: ({ dealingBegun }) => (dealingBegun === null || dealingBegun.begun === begun ? [answer] : anew),
    nowhere: { rule: 'end-not-announced', tsr: '8.5.1' },
  })
}
