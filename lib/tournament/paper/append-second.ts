import { write } from '@/lib/db/write'
import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import { checkOperation } from '@/lib/rules/list/check-operation'
import { entityOf } from '@/lib/rules/list/entity-of'
import { foldList } from '@/lib/rules/list/fold-list'
import { givenOperations } from '@/lib/rules/list/given-operations'
import type { OperationKind } from '@/lib/rules/list/operation'
import { secondLog } from '@/lib/rules/list/second-log'
import type { Outcome } from '@/lib/schema/outcome'
import type { PaperOperation } from '@/lib/schema/paper-operations'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import { loadList } from '@/lib/tournament/lists/load-list'
import { secondOfTournament } from './second-of-tournament'
import { secondOperations } from './second-operations'
import { standingSecond } from './standing-second'

const gamesOnly: ReadonlySet<OperationKind> = new Set(['game-entered', 'game-corrected', 'game-undone'])

/** Takes games of a second entry from the one person who types it, held to the same checks as the first; answers as the list itself would. */
export async function appendSecond(actor: string, tournamentId: string, entryId: string, typed: readonly PaperOperation[]): Promise<{ outcomes: readonly Outcome[] }> {
  const { second } = await secondOfTournament(tournamentId, entryId)
  if (actor !== `account:${second.accountId}`) throw new Refusal('not-allowed', { kind: 'second' })
  const outcomes: Outcome[] = []
  for (const operation of typed) {
    if (!gamesOnly.has(operation.kind) || operation.listId !== second.listId) throw new Refusal('not-allowed', { kind: operation.kind })
    outcomes.push(await write((transaction) => appendRow(transaction, second.listId, operation)))
  }
  return { outcomes }
}

async function appendRow(transaction: Transaction, listId: string, { opId, kind, payload, baseVersion }: PaperOperation): Promise<Outcome> {
  await transaction.list.updateMany({ where: { id: listId }, data: { length: { increment: 0 } } })
  const [loaded, second] = [await loadList(transaction, listId), await standingSecond(listId, transaction)]
  if (loaded === null || second === null) throw new Refusal('not-found')
  const known = second.rows.find((row) => row.opId === opId)
  if (known && canonicalText([known.kind, JSON.parse(known.payload)]) !== canonicalText([kind, payload])) return { opId, outcome: 'mismatch' }
  if (known) return { opId, outcome: 'known', place: known.place, version: baseVersion + 1, receivedAt: known.receivedAt.toISOString() }
  if (second.doneAt !== null) throw new Refusal('second-entry-done')
  const list = foldList(loaded.head, secondLog(givenOperations(loaded.operations), secondOperations(second)))
  const version = list.versions[entityOf({ kind, payload })] ?? 0
  if (version !== baseVersion) return { opId, outcome: 'conflict', current: { version, kind: null, payload: null, by: null, receivedAt: null } }
  const violations = checkOperation(list, { kind, payload })
  if (violations.length > 0) return { opId, outcome: 'refused', violations }
  const [place, receivedAt] = [second.rows.length + 1, new Date()]
  await transaction.secondRow.create({ data: { opId, entryId: second.id, place, kind, payload: canonicalText(payload), typedAt: receivedAt.toISOString(), receivedAt } })
  return { opId, outcome: 'stored', place, version: version + 1, receivedAt: receivedAt.toISOString() }
}
