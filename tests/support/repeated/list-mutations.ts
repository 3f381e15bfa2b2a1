import { checkList } from '@/lib/tournament/lists/check-list'
import { announceEnd } from '@/lib/tournament/lists/announce-end'
import { answerDealing } from '@/lib/tournament/lists/answer-dealing'
import { reopenList } from '@/lib/tournament/lists/reopen-list'
import { strikeGames } from '@/lib/tournament/lists/strike-games'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { read } from '@/lib/db/read'
import { buildTable, hexId } from '@/tests/support/build-tournament'
import { handInWholeList } from '@/tests/support/whole-list'
import { otherwise, type Mutation } from './mutation'
import { staff } from './staff'

const desk = 'POST app/api/desk/[slug]/lists'
const referee = { actor: 'account:referee', roles: new Set(['referee']) }
const helper = { actor: 'account:helper', roles: new Set(['deskHelper', 'management']) }

/** A table in play, and an act on its list. */
async function table(role: 'referee' | 'management' | 'deskHelper') {
  const { tournamentId, listId, people } = await buildTable()
  const elsewhere = (await buildTable()).listId
  return { ...(await staff(tournamentId, role)), tournamentId, listId, people, elsewhere, act: { actId: hexId(), listIds: [listId] }, own: { opId: hexId(), listId } }
}

/** The same after the end was announced, the question about the deal answered if wished, and games struck. */
async function ended(upTo: 'announced' | 'answered' | 'struck') {
  const scene = await table('referee')
  const on = () => ({ tournamentId: scene.tournamentId, actId: hexId(), listIds: [scene.listId] })
  await announceEnd(referee, { ...on(), early: true })
  if (upTo !== 'announced') await answerDealing(referee, { ...on(), begun: false })
  if (upTo === 'struck') await strikeGames(referee, on())
  return scene
}

/** A list that was handed in, checked, and opened again if wished. */
async function checked(isOpenedAgain = false) {
  const scene = await table('management')
  const { tournamentId, listId } = scene
  await handInWholeList(listId)
  await checkList(helper, { tournamentId, listId, opId: hexId(), baseVersion: 1, length: 0 })
  if (isOpenedAgain) await reopenList(helper, { tournamentId, listId, opId: hexId(), baseVersion: 2, reason: 'row 7' })
  return scene
}

const struckBy = async (listId: string): Promise<string> => (await read((reader) => reader.listOperation.findFirstOrThrow({ where: { listId, kind: 'game-struck' } }))).opId

/** What the staff does on a list that a device keeps. */
export const listMutations: readonly Mutation[] = [
  {
    route: `${desk}/end/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { act, ...scene } = await table('referee')
      return { ...scene, body: { ...act, early: true }, otherwise: otherwise({ ...act, early: false }) }
    },
  },
  {
    route: `${desk}/end-withdraw/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { act, ...scene } = await ended('announced')
      return { ...scene, body: { ...act, reason: 'clock' }, otherwise: otherwise({ ...act, reason: 'another' }) }
    },
  },
  {
    route: `${desk}/dealing/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { act, ...scene } = await ended('announced')
      return { ...scene, body: { ...act, begun: true }, otherwise: otherwise({ ...act, begun: false }) }
    },
  },
  {
    route: `${desk}/strike/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { act, elsewhere, ...scene } = await ended('answered')
      return { ...scene, body: act, otherwise: otherwise({ ...act, listIds: [elsewhere] }) }
    },
  },
  {
    route: `${desk}/strike-withdraw/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { act, listId, ...scene } = await ended('struck')
      const body = { ...act, undoes: await struckBy(listId), reason: 'wrong table' }
      return { ...scene, body, otherwise: otherwise({ ...body, reason: 'another' }) }
    },
  },
  {
    route: `${desk}/extra-time/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { act, ...scene } = await table('referee')
      const body = { ...act, minutes: 5, reason: 'light' }
      return { ...scene, body, otherwise: otherwise({ ...body, minutes: 10 }) }
    },
  },
  {
    route: `${desk}/leaving/route.ts`,
    leaves: { listOperation: 1, auditEntry: 2 },
    scene: async () => {
      const { act, listId, ...scene } = await table('referee')
      const body = { actId: act.actId, listId, way: 'freeze', position: 2, reason: 'ill', staysAway: true }
      return { ...scene, body, otherwise: otherwise({ ...body, reason: 'gone' }) }
    },
  },
  {
    route: `${desk}/check/route.ts`,
    // The desk hands in what it has typed itself, and checks it.
    leaves: { listOperation: 2 },
    scene: async () => {
      const { own, ...scene } = await table('deskHelper')
      await typeTotals(helper, { ...own, tournamentId: scene.tournamentId, opId: hexId(), baseVersion: 0, points: [8, -8, 0, 0] })
      const body = { ...own, baseVersion: 0, length: 1 }
      return { ...scene, body, otherwise: otherwise({ ...body, baseVersion: 1 }) }
    },
  },
  {
    route: `${desk}/totals/route.ts`,
    leaves: { listOperation: 1 },
    scene: async () => {
      const { own, ...scene } = await table('deskHelper')
      const body = { ...own, baseVersion: 0, points: [8, -8, 0, 0] }
      return { ...scene, body, otherwise: otherwise({ ...body, points: [9, -9, 0, 0] }) }
    },
  },
  {
    route: `${desk}/reopen/route.ts`,
    leaves: { listOperation: 1 },
    scene: async () => {
      const { own, ...scene } = await checked()
      const body = { ...own, baseVersion: 2, reason: 'row 7' }
      return { ...scene, body, otherwise: otherwise({ ...body, reason: 'another' }) }
    },
  },
  {
    route: `${desk}/correct/route.ts`,
    leaves: { listOperation: 1 },
    scene: async () => {
      const { own, ...scene } = await checked(true)
      const change = (points: readonly number[]) => ({ kind: 'game-corrected', payload: { place: 7, kind: 'normal', soloist: null, points } })
      const body = { ...own, baseVersion: 1, change: change([4, 4, -4, -4]) }
      return { ...scene, body, otherwise: otherwise({ ...body, change: change([5, 5, -5, -5]) }) }
    },
  },
]
