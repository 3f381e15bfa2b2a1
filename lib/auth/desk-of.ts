import { Refusal } from '@/lib/errors/refusal'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { wasStaff } from '@/lib/tournament/roles/was-staff'
import { staffTournament, type StaffTournament } from '@/lib/tournament/tournaments/staff-tournament'
import type { Viewer } from './viewer'
import { viewerOf } from './viewer-of'

/** A tournament together with the one of its staff who asks. */
export interface Desk {
  readonly tournament: StaffTournament
  readonly viewer: Extract<Viewer, { type: 'account' }>
  /** For the trail: who did it, without a name. */
  readonly actor: string
  /** The same, with what he may write on lists, and for which referee a delegate acts. */
  readonly author: StaffAuthor
}

/**
 * The desk at this address for whoever is signed in; a tournament of other people's is not found, like one that is not there.
 * Only who has held a role here, and so knows of it, is told that it ended.
 */
export async function deskOf(headers: Headers, slug: string): Promise<Desk> {
  const viewer = await viewerOf(headers)
  if (viewer.type !== 'account') throw new Refusal('not-signed-in')
  const found = await staffTournament(slug, viewer.accountId)
  if (!found) throw new Refusal((await wasStaff(slug, viewer.accountId)) ? 'role-ended' : 'not-found')
  const { tournament, roles, delegatedBy } = found
  const actor = `account:${viewer.accountId}`
  return { tournament, viewer: { ...viewer, roles }, actor, author: { actor, roles, delegatedBy } }
}
