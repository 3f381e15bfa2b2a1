import { createHash } from 'node:crypto'
import { Refusal } from '@/lib/errors/refusal'
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
  const { list } = await listOfTournament(tournamentId, listId)
  if (list.state !== 'reopened') throw new Refusal('list-not-reopened')
  const before = change.kind === 'game-struck' ? beforeStriking(list, opId, listId, baseVersion) : []
  // The kind and its payload belong together, which the schema has checked; the compiler cannot see that through the union.
  const own = staffOperation<OperationKind>(change.kind, change.payload, { opId, listId, baseVersion: baseVersion + before.length }) as Operation
  await appendAsStaff(author, [...before, own])
}

/** Games are struck only after the end was announced and the question about the deal was answered; a round that is over has both behind it. */
function beforeStriking(list: ScoreList, opId: string, listId: string, baseVersion: number): Operation[] {
  const missing: Operation[] = []
  const id = (kind: OperationKind) => ({ opId: createHash('sha256').update(`${opId}/${kind}`).digest('hex').slice(0, 32), listId, baseVersion: baseVersion + missing.length })
  if (list.end === null) missing.push(staffOperation('end-announced', {}, id('end-announced')))
  if (list.dealingBegun === null) missing.push(staffOperation('dealing-begun', { begun: false }, id('dealing-begun')))
  return missing
}

