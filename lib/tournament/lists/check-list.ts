import { createHash } from 'node:crypto'
import type { Operation } from '@/lib/rules/list/operation'
import { appendAsStaff, type StaffAuthor } from './append-as-staff'
import { listOfTournament } from './list-of-tournament'
import { refuseOpenSecond } from '@/lib/tournament/paper/refuse-open-second'
import { staffOperation } from './staff-operation'

export interface Check {
  readonly tournamentId: string
  readonly listId: string
  readonly opId: string
  /** The version of the list's state and the number of operations, as they were seen. */
  readonly baseVersion: number
  readonly length: number
}

/** Marks a list as checked by the desk. Typed totals have no device that hands them in, so the desk does both. */
export async function checkList(author: StaffAuthor, { tournamentId, listId, opId, baseVersion, length }: Check): Promise<void> {
  const { list, operations: stored } = await listOfTournament(tournamentId, listId)
  const isStored = (id: string) => stored.some((operation) => operation.opId === id)
  // What was done before is answered as before, whatever has come since.
  if (!isStored(opId)) await refuseOpenSecond(listId)
  const handsIn = isStored(handInId(opId)) || (!isStored(opId) && list.totalsOnly && list.submitted === null && list.reopened === null)
  const operations: Operation[] = handsIn ? [staffOperation('list-submitted', { version: length }, { opId: handInId(opId), listId, baseVersion })] : []
  operations.push(staffOperation('list-checked', {}, { opId, listId, baseVersion: handsIn ? baseVersion + 1 : baseVersion }))
  await appendAsStaff(author, operations)
}

/** From the id of the check, so that a repeated request makes the same two operations. */
const handInId = (opId: string): string => createHash('sha256').update(`${opId}/list-submitted`).digest('hex').slice(0, 32)
