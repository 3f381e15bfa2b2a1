import { randomUUID } from 'node:crypto'
import { imposeSanction } from '@/lib/tournament/penalties/impose-sanction'
import { hexId } from '@/tests/support/build-tournament'
import { minor, penaltyScene } from '@/tests/support/penalty-scene'
import { otherwise, type Mutation } from './mutation'
import { staff } from './staff'

const desk = 'POST app/api/desk/[slug]'

/** One table in play as referee or tribunal see it; an act on its list under an id of its own. */
async function table(role: 'referee' | 'tribunal') {
  const scene = await penaltyScene()
  return { ...scene, asked: await staff(scene.tournamentId, role), act: { actId: hexId(), listId: scene.listId } }
}

/** The same with a penalty that the list keeper has written down. */
async function awarded(role: 'referee' | 'tribunal', isSigned = false) {
  const scene = await table(role)
  await scene.atTable('penalty-awarded', minor())
  if (isSigned) await scene.atTable('penalty-countersigned', { penaltyId: 'p1' })
  return { ...scene, on: { ...scene.act, penaltyId: 'p1', version: isSigned ? 2 : 1 } }
}

const deduction = (participantId: string | undefined) => ({ id: randomUUID(), participantId: participantId ?? '', roundNumber: 1, kind: 'deduction' as const, points: 5, reason: 'shouted' })

/** What referee and tribunal decide. */
export const penaltyMutations: readonly Mutation[] = [
  {
    route: `${desk}/penalties/award/route.ts`,
    leaves: { listOperation: 2, auditEntry: 1 },
    scene: async () => {
      const { asked, act } = await table('referee')
      const body = { ...act, award: minor(), seen: 0 }
      return { ...asked, body, otherwise: otherwise({ ...body, award: minor({ offender: 3 }) }) }
    },
  },
  {
    route: `${desk}/penalties/countersign/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1 },
    scene: async () => {
      const { asked, on } = await awarded('referee')
      return { ...asked, body: on, otherwise: otherwise({ ...on, penaltyId: 'p2' }) }
    },
  },
  {
    route: `${desk}/penalties/cancel/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1 },
    scene: async () => {
      const { asked, on } = await awarded('referee')
      return { ...asked, body: { ...on, reason: 'mistaken' }, otherwise: otherwise({ ...on, reason: 'another' }) }
    },
  },
  {
    route: `${desk}/penalties/challenge/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1 },
    scene: async () => {
      const { asked, on } = await awarded('referee', true)
      return { ...asked, body: { ...on, challenger: 2 }, otherwise: otherwise({ ...on, challenger: 3 }) }
    },
  },
  {
    route: `${desk}/penalties/decide/route.ts`,
    // The word of the tribunal, and the time it took.
    leaves: { listOperation: 2, auditEntry: 1 },
    scene: async () => {
      const { asked, on, atTable } = await awarded('tribunal', true)
      await atTable('penalty-challenged', { penaltyId: 'p1', challenger: 2 })
      const body = { ...on, version: 3, outcome: 'upheld', members: [], extraTime: { minutes: null, reason: 'tribunal' } }
      return { ...asked, body, otherwise: otherwise({ ...body, outcome: 'lifted' }) }
    },
  },
  {
    route: `${desk}/claims/dismiss/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1 },
    scene: async () => {
      const { asked, act, atTable } = await table('referee')
      await atTable('claim-raised', { claimId: 'c1', place: 1, claimant: 1, offenders: [2], partiesClear: null })
      const body = { ...act, claimId: 'c1', version: 1, reason: 'nothing in it' }
      return { ...asked, body, otherwise: otherwise({ ...body, reason: 'another' }) }
    },
  },
  {
    route: `${desk}/sanctions/route.ts`,
    leaves: { sanction: 1, auditEntry: 1 },
    scene: async () => {
      const { asked, people } = await table('tribunal')
      const body = deduction(people[0])
      return { ...asked, body, otherwise: otherwise({ ...body, points: 7 }) }
    },
  },
  {
    route: `${desk}/sanctions/cancel/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => {
      const { asked, people, tournamentId, tribunal } = await table('tribunal')
      const imposed = deduction(people[0])
      await imposeSanction({ actor: asked.actor, roles: new Set(['tribunal']) }, { tournamentId, accountId: tribunal }, imposed)
      const body = { id: imposed.id, reason: 'mistaken' }
      return { ...asked, body, otherwise: otherwise({ ...body, reason: 'another' }, '409 changed-meanwhile') }
    },
  },
  { route: `${desk}/referee/pin/route.ts`, leaves: { auditEntry: 1 }, scene: async () => ({ ...(await table('referee')).asked, body: { pin: '402718' } }) },
  {
    route: `${desk}/roles/plays/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => {
      const { tournamentId, people, referee } = await penaltyScene()
      return { ...(await staff(tournamentId, 'management')), body: { accountId: referee, participantId: people[0] } }
    },
  },
]
