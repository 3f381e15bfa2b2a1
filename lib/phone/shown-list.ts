import type { OutboxEntry } from '@/lib/phone/outbox-entry'
import type { ServerList } from '@/lib/phone/server-list'
import { foldList } from '@/lib/rules/list/fold-list'
import { operationTable } from '@/lib/rules/list/operation-table'
import type { ScoreList } from '@/lib/rules/list/score-list'

/**
 * The list as this device shows it: what the server has, and on top of it what still waits here. A server that was updated
 * after this page was loaded may know kinds of changes that the page does not: it goes on without them.
 */
export function shownList({ head, operations }: ServerList, entries: readonly OutboxEntry[]): ScoreList {
  const stored = new Set(operations.map(({ opId }) => opId))
  const own = entries.filter(({ opId, state }) => (state === 'waiting' || state === 'stored') && !stored.has(opId)).toSorted((one, other) => one.seq - other.seq)
  // An acknowledged one whose list has not come yet is no longer pending: it carries the version that the server gave it.
  const acknowledged = own.filter(({ state, outcome }) => state === 'stored' && outcome !== null && 'place' in outcome)
  const waiting = own.filter(({ state }) => state === 'waiting')
  return foldList(head, [
    ...operations.filter(({ kind }) => kind in operationTable),
    ...acknowledged.map(({ operation, outcome }) => (outcome !== null && 'place' in outcome ? { ...operation, version: outcome.place, receivedAt: outcome.receivedAt } : operation)),
    ...waiting.map(({ operation }) => operation),
  ])
}
