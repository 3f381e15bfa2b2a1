import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace, type ListAct, type PenaltyAct } from '@/lib/tournament/audit/leave-trace'
import { once } from '@/lib/tournament/requests/once'
import type { StaffAuthor } from './append-as-staff'
import { appendToLists, type ListsAct } from './append-to-lists'

interface Deed {
  readonly action: ListAct | PenaltyAct
  readonly params?: Readonly<Record<string, string | number>>
  readonly entriesFor: Parameters<typeof appendToLists>[3]
  /** Why nothing was done, when no list takes part. */
  readonly nowhere: { readonly rule: string; readonly tsr: string }
}

/** Does one thing on several lists in one transaction, and leaves one trace of it. Gives the numbers of the tables that took part. */
export async function actOnLists(author: StaffAuthor, act: ListsAct, { action, params, entriesFor, nowhere }: Deed): Promise<{ tables: number[] }> {
  const { actor, delegatedBy } = author
  return write((transaction) =>
    once(transaction, act.sent, async () => {
      const { tables, isRepeated } = await appendToLists(transaction, author, act, entriesFor)
      if (tables.length === 0) throw new Refusal('list-refused', nowhere)
      if (!isRepeated) await leaveTrace(transaction, { tournamentId: act.tournamentId, actor, delegatedBy, action, params: { ...params, tables: tables.join(', ') } })
      return { tables }
    }),
  )
}
