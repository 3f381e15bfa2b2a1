import { actOnLists } from './act-on-lists'
import type { StaffAuthor } from './append-as-staff'
import type { ListsAct } from './append-to-lists'
import { extraTimeEntries } from './extra-time-entries'

export interface ExtraTime extends ListsAct {
  readonly minutes: number
  readonly reason: string
}

/**
 * Notes extra minutes with their reason on the list of each table at once (TSR 8.5.1). A table that has handed in its list,
 * or keeps paper of which only the totals came, has nothing left to play and is left out.
 */
export function grantExtraTime(author: StaffAuthor, { minutes, reason, ...act }: ExtraTime): Promise<{ tables: number[] }> {
  return actOnLists(author, act, {
    action: 'extra-time-granted',
    params: { minutes },
    entriesFor: (list) => extraTimeEntries(list, minutes, reason),
    nowhere: { rule: 'list-submitted', tsr: '7.3.4' },
  })
}
