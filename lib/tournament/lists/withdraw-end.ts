import { actOnLists } from './act-on-lists'
import type { StaffAuthor } from './append-as-staff'
import type { ListsAct } from './append-to-lists'

/** Takes the announced end of the playing time back, which play goes on with; not once games are struck (TSR 8.5.1). */
export function withdrawEnd(author: StaffAuthor, { reason, ...act }: ListsAct & { readonly reason: string }): Promise<{ tables: number[] }> {
  return actOnLists(author, act, {
    action: 'end-withdrawn',
    params: { reason },
    entriesFor: () => [{ kind: 'end-withdrawn', payload: {} }],
    nowhere: { rule: 'end-not-announced', tsr: '8.5.1' },
  })
}
