import { actOnLists } from './act-on-lists'
import type { StaffAuthor } from './append-as-staff'
import type { ListsAct } from './append-to-lists'

export interface StrikeWithdrawal extends ListsAct {
  /** The operation that struck. */
  readonly undoes: string
  readonly reason: string
}

/** Takes struck games back as long as nothing was written after them (TSR 8.5.1). */
export function withdrawStrike(author: StaffAuthor, { undoes, reason, ...act }: StrikeWithdrawal): Promise<{ tables: number[] }> {
  return actOnLists(author, act, {
    action: 'strike-withdrawn',
    params: { reason },
    entriesFor: () => [{ kind: 'strike-withdrawn', payload: { undoes } }],
    nowhere: { rule: 'no-such-strike', tsr: '8.5.1' },
  })
}
