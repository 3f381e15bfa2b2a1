import { appendAsStaff, type StaffAuthor } from './append-as-staff'
import { listOfTournament } from './list-of-tournament'
import { staffOperation } from './staff-operation'

export interface Reopening {
  readonly tournamentId: string
  readonly listId: string
  readonly opId: string
  /** The version of the list's state, as it was seen. */
  readonly baseVersion: number
  readonly reason: string
}

/** Opens a list again that was handed in or checked, also after its round was closed. Its round is provisional until it is checked anew. */
export async function reopenList(author: StaffAuthor, { tournamentId, listId, opId, baseVersion, reason }: Reopening): Promise<void> {
  await listOfTournament(tournamentId, listId)
  await appendAsStaff(author, [staffOperation('list-reopened', { reason }, { opId, listId, baseVersion })])
}
