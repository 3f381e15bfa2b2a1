import { Refusal } from '@/lib/errors/refusal'
import { appendAsStaff, type StaffAuthor } from './append-as-staff'
import { listOfTournament } from './list-of-tournament'
import { staffOperation } from './staff-operation'

export interface TypedTotals {
  readonly tournamentId: string
  readonly listId: string
  readonly opId: string
  /** How often the totals of this list had been typed when the page was shown. */
  readonly baseVersion: number
  /** By position. */
  readonly points: readonly number[]
}

/** Takes the totals of a table that kept its list on paper. They can be typed again until the list is checked. */
export async function typeTotals(author: StaffAuthor, { tournamentId, listId, opId, baseVersion, points }: TypedTotals): Promise<void> {
  const { list } = await listOfTournament(tournamentId, listId)
  // A list that was opened again is for those who may correct it.
  if (list.state === 'reopened' && !author.roles.has('management')) throw new Refusal('not-allowed', { kind: 'totals-typed' })
  await appendAsStaff(author, [staffOperation('totals-typed', { points }, { opId, listId, baseVersion })])
}
