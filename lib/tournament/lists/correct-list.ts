import { createHash } from 'node:crypto'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { ListChange } from '@/lib/schema/list-correction'
import { appendAsStaff, type StaffAuthor } from './append-as-staff'
import { listOfTournament } from './list-of-tournament'
import { staffOperation } from './staff-operation'

export interface Correction {
  readonly tournamentId: string
  readonly listId: string
  readonly opId: string
  /** The version of what is corrected, as it was seen. */
  readonly baseVersion: number
  readonly change: ListChange
}

/** Puts one thing right on a list that was opened again; every check of the table's device holds here too. What stood there before stays on the list. */
export async function correctList(author: StaffAuthor, { tournamentId, listId, opId, baseVersion, change }: Correction): Promise<void> {
  const { head, list, operations } = await listOfTournament(tournamentId, listId)
  // The first entry of a correction that came before: what it needed is asked of the list as it stood then.
  const start = operations.findIndex((stored) => stored.opId === opId || preparations.some((kind) => stored.opId === preparingId(opId, kind)))
  if (start === -1 && list.state !== 'reopened') throw new Refusal('list-not-reopened')
  const asItStood = start === -1 ? list : foldList(head, operations.slice(0, start))
  const before = change.kind === 'game-struck' ? beforeStriking(asItStood, opId, listId, baseVersion) : []
  // The kind and its payload belong together, which the schema has checked; the compiler cannot see that through the union.
  const own = staffOperation<OperationKind>(change.kind, change.payload, { opId, listId, baseVersion: baseVersion + before.length }) as Operation
  await appendAsStaff(author, [...before, own])
}

const preparations = ['end-announced', 'dealing-begun'] as const

const preparingId = (opId: string, kind: (typeof preparations)[number]): string => createHash('sha256').update(`${opId}/${kind}`).digest('hex').slice(0, 32)

/** Games are struck only after the end was announced and the question about the deal was answered; a round that is over has both behind it. */
function beforeStriking(list: ScoreList, opId: string, listId: string, baseVersion: number): Operation[] {
  const missing: Operation[] = []
  const id = (kind: (typeof preparations)[number]) => ({ opId: preparingId(opId, kind), listId, baseVersion: baseVersion + missing.length })
  if (list.end === null) missing.push(staffOperation('end-announced', {}, id('end-announced')))
  if (list.dealingBegun === null) missing.push(staffOperation('dealing-begun', { begun: false }, id('dealing-begun')))
  return missing
}

