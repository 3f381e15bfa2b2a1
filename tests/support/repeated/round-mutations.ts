import { randomUUID } from 'node:crypto'
import { nameDelegate } from '@/lib/tournament/delegation/name-delegate'
import { checkList } from '@/lib/tournament/lists/check-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { redrawRound } from '@/lib/tournament/seating/redraw-round'
import { buildAccount } from '@/tests/support/build-account'
import { buildField } from '@/tests/support/build-field'
import { buildTable, hexId } from '@/tests/support/build-tournament'
import { actor, draw, seen, storedRound } from '@/tests/support/rounds-of'
import { otherwise, type Mutation, type Scene } from './mutation'
import { staff } from './staff'

const desk = 'POST app/api/desk/[slug]'
const behind = '409 changed-meanwhile'

/** A round that has come so far, as somebody of the staff sees it. */
async function roundIn(state: 'draft' | 'published' | 'released' | 'ended', role: 'management' | 'referee') {
  const { tournamentId } = await buildField({ people: 8 })
  const { roundId } = await draw(tournamentId)
  const at = () => seen(tournamentId, roundId)
  if (state !== 'draft') await publishRound(await at())
  if (state === 'released' || state === 'ended') await releaseRound(await at())
  if (state === 'ended') await endRound(await at())
  const { version } = await storedRound(roundId)
  return { ...(await staff(tournamentId, role)), tournamentId, roundId, step: { roundId, version } }
}

/** The next step of a round in this state. */
const step = (state: 'draft' | 'published' | 'released', role: 'management' | 'referee') => async (): Promise<Scene> => {
  const { step: body, ...round } = await roundIn(state, role)
  return { ...round, body, otherwise: otherwise({ ...body, version: body.version + 1 }, behind) }
}

/** Drawing, seating and every step of a round. */
export const roundMutations: readonly Mutation[] = [
  {
    route: `${desk}/draw/route.ts`,
    leaves: { round: 1, 'round.version': 1, table: 2, seat: 8, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { tournamentId } = await buildField({ people: 8 })
      const body = { seed: '7 23 31', mode: 'random', replaces: null }
      return { ...(await staff(tournamentId, 'management')), body, otherwise: otherwise({ ...body, seed: '1 2 3' }) }
    },
  },
  {
    route: `${desk}/draw/swap/route.ts`,
    leaves: { 'round.version': 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { step: stands, roundId, ...round } = await roundIn('draft', 'management')
      const [one, other, third] = (await storedRound(roundId)).tables.flatMap(({ seats }) => seats.map(({ id }) => id))
      return { ...round, body: { ...stands, seats: [one, other] }, otherwise: otherwise({ ...stands, seats: [one, third] }) }
    },
  },
  {
    route: `${desk}/draw/discard/route.ts`,
    leaves: { round: -1, 'round.version': -1, table: -2, seat: -8, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { step: body, ...round } = await roundIn('draft', 'management')
      return { ...round, body, otherwise: otherwise({ ...body, version: body.version + 1 }) }
    },
  },
  { route: `${desk}/rounds/publish/route.ts`, leaves: { 'round.version': 1, list: 2, tableSign: 2, 'tableSign.generation': 2, auditEntry: 1 }, scene: step('draft', 'management') },
  { route: `${desk}/rounds/release/route.ts`, leaves: { 'round.version': 1, auditEntry: 1 }, scene: step('published', 'referee') },
  { route: `${desk}/rounds/end/route.ts`, leaves: { 'round.version': 1, auditEntry: 1 }, scene: step('released', 'referee') },
  {
    route: `${desk}/rounds/close/route.ts`,
    leaves: { 'round.version': 1, auditEntry: 1 },
    scene: async () => {
      const { tournamentId, step: body, roundId, ...round } = await roundIn('ended', 'management')
      for (const { list } of (await storedRound(roundId)).tables) {
        const own = { tournamentId, listId: list?.id ?? '', baseVersion: 0 }
        await typeTotals({ actor, roles: new Set(['management']) }, { ...own, opId: hexId(), points: [3, 3, -3, -3] })
        await checkList({ actor, roles: new Set(['management']) }, { ...own, opId: hexId(), length: 1 })
      }
      return { ...round, body, otherwise: otherwise({ ...body, version: body.version + 1 }, behind) }
    },
  },
  {
    route: `${desk}/rounds/redraw/route.ts`,
    leaves: { round: 1, 'round.version': 4, table: 2, seat: 8, list: 2, auditEntry: 3, staffRequest: 1 },
    scene: async () => {
      const { step: stands, ...round } = await roundIn('published', 'management')
      const body = { ...stands, seed: 'anew', absent: [], devices: 0 }
      return { ...round, body, otherwise: otherwise({ ...body, seed: 'another' }) }
    },
  },
  {
    route: `${desk}/rounds/restore/route.ts`,
    leaves: { 'round.version': 2, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { tournamentId, roundId, ...round } = await roundIn('published', 'management')
      await redrawRound({ ...(await seen(tournamentId, roundId)), seed: 'anew', absent: [], devices: 0 })
      const body = { roundId, version: (await storedRound(roundId)).version }
      return { ...round, body, otherwise: otherwise({ ...body, version: body.version + 1 }) }
    },
  },
  {
    route: `${desk}/rounds/put-in/route.ts`,
    leaves: { participant: 1, 'participant.version': 1, 'participant.linkGeneration': 1, 'round.version': 1, auditEntry: 2, staffRequest: 1 },
    scene: async () => {
      const { step: stands, roundId, ...round } = await roundIn('published', 'management')
      const [seat] = (await storedRound(roundId)).tables.flatMap(({ seats }) => seats)
      const body = { ...stands, seatId: seat?.id, person: { id: randomUUID(), name: 'Late', club: '' } }
      return { ...round, body, otherwise: otherwise({ ...body, person: { id: randomUUID(), name: 'Later', club: '' } }) }
    },
  },
  {
    route: `${desk}/delegate/route.ts`,
    leaves: { delegation: 1, auditEntry: 1 },
    scene: async () => {
      const { tournamentId } = await buildTable()
      return { ...(await staff(tournamentId, 'referee')), body: { accountId: await buildAccount({ roles: ['deskHelper'], tournamentId }) } }
    },
  },
  {
    route: `${desk}/delegate/end/route.ts`,
    leaves: { delegation: -1, auditEntry: 1 },
    scene: async () => {
      const { tournamentId } = await buildTable()
      const referee = await staff(tournamentId, 'referee')
      await nameDelegate({ tournamentId, accountId: await buildAccount({ roles: ['deskHelper'], tournamentId }), namedById: referee.accountId })
      return { ...referee, body: {} }
    },
  },
]
