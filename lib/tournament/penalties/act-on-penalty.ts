import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { leaveTrace, type PenaltyAct } from '@/lib/tournament/audit/leave-trace'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { appendToLists, type Entry } from '@/lib/tournament/lists/append-to-lists'
import { extraTimeEntries } from '@/lib/tournament/lists/extra-time-entries'
import { refuseOwnCase } from './refuse-own-case'

/** One act of referee or tribunal on the list of one table. */
export interface OwnAct {
  readonly tournamentId: string
  readonly accountId: string
  readonly actId: string
  readonly listId: string
  readonly interestConfirmed?: true
}

interface Deed {
  readonly action: PenaltyAct
  readonly params: Readonly<Record<string, string | number>>
  readonly decides: 'referee' | 'tribunal'
  readonly entriesFor: (list: ScoreList) => readonly Entry[]
  /** Minutes that the tribunal's session took, at this table and at those of its members. */
  readonly extraTime?: { readonly minutes: number; readonly listIds: readonly string[]; readonly reason: string } | null
}

/** Does something about a claim or a penalty in one transaction and leaves one trace of it, which says where somebody decided at his own table. */
export async function actOnPenalty(author: StaffAuthor, { tournamentId, accountId, actId, listId, interestConfirmed }: OwnAct, { action, params, decides, entriesFor, extraTime }: Deed): Promise<void> {
  const listIds = [...new Set([listId, ...(extraTime?.listIds ?? [])])]
  await write(async (transaction) => {
    const isOwnTable = await refuseOwnCase(transaction, { tournamentId, accountId, decides, interestConfirmed: interestConfirmed === true })
    const own = { table: false }
    const { tables, isRepeated } = await appendToLists(transaction, author, { tournamentId, actId, listIds }, (list, loaded) => {
      const decided = loaded.id === listId ? entriesFor(list) : []
      if (loaded.id === listId) own.table = isOwnTable(loaded, list)
      return extraTime?.listIds.includes(loaded.id) ? [...decided, ...extraTimeEntries(list, extraTime.minutes, extraTime.reason)] : decided
    })
    if (tables.length === 0) throw new Refusal('not-found')
    if (isRepeated) return
    await leaveTrace(transaction, { tournamentId, actor: author.actor, action, params: { ...params, tables: tables.join(', '), ...(extraTime && { minutes: extraTime.minutes }), ...(own.table && { ownTable: 1 }) } })
  })
}
