import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import { entityOf } from '@/lib/rules/list/entity-of'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation, OperationKind, OperationOf } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { actOperationId } from './act-operation-id'
import type { SentRequest } from '@/lib/tournament/requests/once'
import type { StaffAuthor } from './append-as-staff'
import { appendOperation } from './append-operation'
import { listsOfAct } from './lists-of-act'
import { loadList, type LoadedList } from './load-list'
import { refuseKind } from './refuse-kind'
import { refuseOtherAct } from './refuse-other-act'
import { refuseOutcome } from './refuse-outcome'
import { staffOperation } from './staff-operation'

/** One act of the staff on one or several lists; its id comes from the page, so that a repeated click does nothing twice. */
export interface ListsAct {
  readonly tournamentId: string
  readonly actId: string
  readonly listIds: readonly string[]
  /** The request for it, where its page has given it an id. */
  readonly sent?: SentRequest | null
}

export interface Appended {
  /** Numbers of the tables that took part, in order. */
  readonly tables: number[]
  /** Nothing was done now, because it had been done before. */
  readonly isRepeated: boolean
}

/** What an act appends to a list. */
export type Entry = { readonly [Kind in OperationKind]: { readonly kind: Kind; readonly payload: OperationOf<Kind>['payload'] } }[OperationKind]

/**
 * Appends to each list what the act means there, on the list as it stands: to all of them or, when one refuses, to none.
 * A list for which there is nothing to append is left out. Done before, it does nothing more, on no list.
 */
export async function appendToLists(
  transaction: Transaction,
  { actor, roles }: StaffAuthor,
  { tournamentId, actId, listIds }: ListsAct,
  entriesFor: (list: ScoreList, loaded: LoadedList) => readonly Entry[],
): Promise<Appended> {
  // All locked before the first entry rings: a device locks its list first and the tournament second.
  await transaction.list.updateMany({ where: { id: { in: [...listIds] } }, data: { length: { increment: 0 } } })
  const doneOn = await listsOfAct(transaction, tournamentId, actId)
  if (doneOn.some((listId) => !listIds.includes(listId))) throw new Refusal('id-used-otherwise')
  const tables: number[] = []
  let appended = 0
  for (const listId of new Set(listIds)) {
    const loaded = await loadList(transaction, listId)
    if (loaded?.tournament.id !== tournamentId || loaded.round.state === 'draft') throw new Refusal('not-found')
    const list = foldList(loaded.head, loaded.operations)
    if (doneOn.includes(listId)) refuseOtherAct(loaded, actId, entriesFor)
    const entries = doneOn.length > 0 ? [] : entriesFor(list, loaded)
    const versions = new Map<string, number>()
    for (const [index, { kind, payload }] of entries.entries()) {
      refuseKind(roles, kind)
      const entity = entityOf({ kind, payload })
      const baseVersion = versions.get(entity) ?? list.versions[entity] ?? 0
      versions.set(entity, baseVersion + 1)
      // Kind and payload of one entry belong together; the compiler does not see that once they are apart.
      const operation = staffOperation(kind, payload, { opId: actOperationId(actId, listId, index), listId, baseVersion }) as Operation
      refuseOutcome(await appendOperation(transaction, actor, operation), loaded.table.number)
    }
    appended += entries.length
    if (doneOn.includes(listId) || entries.length > 0) tables.push(loaded.table.number)
  }
  return { tables: tables.toSorted((one, other) => one - other), isRepeated: tables.length > 0 && appended === 0 }
}
