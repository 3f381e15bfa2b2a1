import { randomUUID } from 'node:crypto'
import { acceptInvitation } from '@/lib/tournament/roles/accept-invitation'
import { invite } from '@/lib/tournament/roles/invite'
import { revokeRole } from '@/lib/tournament/roles/revoke-role'
import { buildAccount } from '@/tests/support/build-account'
import { buildTable } from '@/tests/support/build-tournament'
import { sessionOf } from '@/tests/support/session-of'
import { otherwise, type Mutation } from './mutation'
import { staff } from './staff'

const roles = 'POST app/api/desk/[slug]/roles'

/** A tournament with its management, and somebody who has come by an invitation. */
async function tournament() {
  const { tournamentId } = await buildTable()
  const management = await staff(tournamentId, 'management')
  const made = () => invite({ tournamentId, accountId: management.accountId, role: 'deskHelper' })
  const helper = await buildAccount()
  await acceptInvitation((await made()).token, helper)
  return { ...management, tournamentId, made, helper }
}

/** Who may do what, and new tournaments. */
export const staffMutations: readonly Mutation[] = [
  {
    route: `${roles}/invitations/route.ts`,
    leaves: { invitation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => ({ ...(await tournament()), body: { role: 'referee' }, otherwise: otherwise({ role: 'management' }) }),
  },
  {
    route: `${roles}/invitations/withdraw/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => {
      const { made, ...scene } = await tournament()
      return { ...scene, body: { id: (await made()).id } }
    },
  },
  {
    route: `${roles}/grant/route.ts`,
    leaves: { roleGrant: 1, auditEntry: 1 },
    scene: async () => {
      const { tournamentId, helper, actor, ...scene } = await tournament()
      await revokeRole(tournamentId, { accountId: helper, role: 'deskHelper' }, actor)
      return { ...scene, body: { accountId: helper, role: 'deskHelper' } }
    },
  },
  {
    route: `${roles}/revoke/route.ts`,
    leaves: { roleGrant: -1, auditEntry: 1 },
    scene: async () => {
      const { helper, ...scene } = await tournament()
      return { ...scene, body: { accountId: helper, role: 'deskHelper' } }
    },
  },
  {
    route: 'POST app/api/invitation/accept/route.ts',
    leaves: { roleGrant: 1, auditEntry: 2 },
    scene: async () => {
      const { made } = await tournament()
      return { by: { cookie: await sessionOf(await buildAccount()) }, body: { token: (await made()).token } }
    },
  },
  {
    route: 'POST app/api/tournaments/route.ts',
    leaves: { tournament: 1, 'tournament.hallGeneration': 1, roleGrant: 2, auditEntry: 3 },
    scene: async () => {
      const body = { id: randomUUID(), name: 'Cup', place: 'Verden', day: '2026-11-30', kind: 'club', plannedRounds: 3, tieRule: 'shared' }
      return { by: { cookie: await sessionOf(await buildAccount()) }, body, otherwise: otherwise({ ...body, plannedRounds: 4 }) }
    },
  },
]
