import { randomUUID } from 'node:crypto'
import { write } from '@/lib/db/write'
import { buildTable } from '@/tests/support/build-tournament'
import { otherwise, type Mutation } from './mutation'
import { staff } from './staff'

const desk = 'app/api/desk/[slug]'

/** A tournament with somebody who has no seat. */
async function tournament({ away = false }: { away?: boolean } = {}) {
  const { tournamentId } = await buildTable()
  const { id } = await write((transaction) => transaction.participant.create({ data: { tournamentId, startNumber: 50, name: 'Berta', club: '', categories: [], withdrawnAt: away ? new Date() : null } }))
  const { params, by } = await staff(tournamentId, 'management')
  return { by, params: { ...params, id }, id }
}

/** What the desk enters about people, and what is agreed about the tournament. */
export const peopleMutations: readonly Mutation[] = [
  {
    route: `POST ${desk}/people/route.ts`,
    leaves: { participant: 2, 'participant.version': 2, 'participant.linkGeneration': 2 },
    scene: async () => {
      const people = ['Anna', 'Emil'].map((name) => ({ id: randomUUID(), name, club: '' }))
      return { ...(await tournament()), body: { people }, otherwise: otherwise({ people: people.map((person) => ({ ...person, club: 'OL' })) }) }
    },
  },
  {
    route: `PATCH ${desk}/people/[id]/route.ts`,
    leaves: { 'participant.version': 1 },
    scene: async () => {
      const body = { version: 1, name: 'Berta Groß', club: 'OL' }
      return { ...(await tournament()), body, otherwise: otherwise({ ...body, name: 'Bertha' }, '409 changed-meanwhile') }
    },
  },
  { route: `DELETE ${desk}/people/[id]/route.ts`, leaves: { auditEntry: 1 }, scene: async () => ({ ...(await tournament()), body: {} }) },
  { route: `POST ${desk}/people/[id]/presence/route.ts`, leaves: {}, scene: async () => ({ ...(await tournament()), body: { present: true } }) },
  {
    route: `POST ${desk}/people/presence/route.ts`,
    leaves: {},
    scene: async () => {
      const scene = await tournament()
      return { ...scene, body: { present: true, people: [scene.id] } }
    },
  },
  { route: `POST ${desk}/people/[id]/restore/route.ts`, leaves: { auditEntry: 1 }, scene: async () => ({ ...(await tournament({ away: true })), body: {} }) },
  { route: `POST ${desk}/people/[id]/withdrawal/route.ts`, leaves: { auditEntry: 1 }, scene: async () => ({ ...(await tournament()), body: { withdrawn: true } }) },
  { route: `POST ${desk}/people/[id]/link/rotate/route.ts`, leaves: { 'participant.linkGeneration': 1, auditEntry: 1, staffRequest: 1 }, scene: async () => ({ ...(await tournament()), body: {} }) },
  { route: `POST ${desk}/people/consent/route.ts`, leaves: { 'participant.version': 5, auditEntry: 1 }, scene: async () => ({ ...(await tournament()), body: { consent: 'full' } }) },
  { route: `POST ${desk}/hall/rotate/route.ts`, leaves: { 'tournament.hallGeneration': 1, auditEntry: 1, staffRequest: 1 }, scene: async () => ({ ...(await tournament()), body: {} }) },
  {
    route: `PATCH ${desk}/settings/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => ({ ...(await tournament()), body: { name: 'Cup', place: 'Verden', day: '2026-11-30', kind: 'club', plannedRounds: 3, tieRule: 'shared' } }),
  },
  {
    route: `POST ${desk}/catalogue/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => ({ ...(await tournament()), body: { id: 'late', tsr: '9.7.3', kind: 'bound-decision', words: 'Zu spät', points: 6, creditsPartners: false, retired: false } }),
  },
  {
    route: `POST ${desk}/archive/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => {
      const scene = await tournament()
      await write((transaction) => transaction.round.updateMany({ where: { tournament: { slug: scene.params.slug } }, data: { state: 'closed' } }))
      return { ...scene, body: { archived: true } }
    },
  },
]
