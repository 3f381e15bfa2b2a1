import { Refusal } from '@/lib/errors/refusal'
import { playingEnds } from '@/lib/tournament/rounds/playing-ends'
import { actOnLists } from './act-on-lists'
import type { StaffAuthor } from './append-as-staff'
import type { ListsAct } from './append-to-lists'
import { awaitsEnd } from './awaits-end'

export interface EndOfTables extends ListsAct {
  /** Also where the playing time is not over; else such a table is refused. */
  readonly early: boolean
}

/** Announces the end of the playing time at single tables, as after extra time (TSR 8.5.1). Where it stands already, or nothing is left to play, nothing is done. */
export function announceEnd(author: StaffAuthor, { early, ...act }: EndOfTables): Promise<{ tables: number[] }> {
  return actOnLists(author, act, {
    action: 'end-announced',
    entriesFor: (list, { round, table }) => {
      if (!awaitsEnd(list)) return []
      const endsAt = playingEnds(round.releasedAt, list.tableSize, list.extraMinutes)
      if (!early && endsAt !== null && endsAt > new Date()) throw new Refusal('time-not-over', { count: 1, tables: table.number })
      return [{ kind: 'end-announced', payload: {} }]
    },
    nowhere: { rule: 'end-already-announced', tsr: '8.5.1' },
  })
}
