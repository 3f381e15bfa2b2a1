import { randomUUID } from 'node:crypto'
import type { PaperOperation } from '@/lib/schema/paper-operations'
import { appendFromPaper } from '@/lib/tournament/paper/append-from-paper'
import { appendSecond } from '@/lib/tournament/paper/append-second'
import { finishSecond } from '@/lib/tournament/paper/finish-second'
import { keepPhoto } from '@/lib/tournament/paper/keep-photo'
import { startSecond } from '@/lib/tournament/paper/start-second'
import { buildTable, hexId } from '@/tests/support/build-tournament'
import { joinTable } from '@/tests/support/join-table'
import { typed } from '@/tests/support/typed'
import { otherwise, type Mutation } from './mutation'
import { staff } from './staff'

const desk = 'POST app/api/desk/[slug]/lists'
const first = { actor: 'account:first', roles: new Set(['deskHelper']) }

/** Bytes that are a PNG of one point as far as its head says; the last one tells one picture from another. */
const picture = (last: number): string => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, last, last, last, last, 0, 0]).toString('base64')

const game = (listId: string, points: readonly [number, number, number, number] = [2, 2, -2, -2]): PaperOperation => ({ opId: hexId(), listId, baseVersion: 0, kind: 'game-entered', payload: typed.normal(1, points) })

async function table() {
  const { tournamentId, listId, tableId } = await buildTable()
  return { ...(await staff(tournamentId, 'deskHelper')), tournamentId, listId, tableId }
}

/** A list of one game with a second entry of it that somebody has begun, typed differently, and laid beside it. */
async function secondEntry(upTo: 'begun' | 'typed' | 'laid beside') {
  const scene = await table()
  const { tournamentId, listId, actor } = scene
  const entryId = randomUUID()
  await appendFromPaper(first, tournamentId, [game(listId)])
  await startSecond(actor, { tournamentId, listId, entryId })
  if (upTo !== 'begun') await appendSecond(actor, tournamentId, entryId, [game(listId, [4, 4, -4, -4])])
  if (upTo === 'laid beside') await finishSecond(actor, tournamentId, entryId)
  return { ...scene, entryId }
}

/** What the desk does about a list on paper, and about the devices of a table. */
export const paperMutations: readonly Mutation[] = [
  {
    route: `${desk}/operations/route.ts`,
    leaves: { listOperation: 1 },
    scene: async () => {
      const { listId, ...scene } = await table()
      const operation = game(listId)
      return { ...scene, body: { operations: [operation] }, otherwise: { body: { operations: [{ ...operation, payload: typed.normal(1, [7, 7, -7, -7]) }] }, answer: '200 mismatch' } }
    },
  },
  {
    route: `${desk}/second/start/route.ts`,
    leaves: { secondEntry: 1, auditEntry: 1 },
    scene: async () => {
      const { listId, ...scene } = await table()
      const body = { entryId: randomUUID(), listId }
      return { ...scene, body, otherwise: otherwise({ ...body, listId: (await buildTable()).listId }, '404 not-found') }
    },
  },
  {
    route: `${desk}/second/operations/route.ts`,
    leaves: { secondRow: 1 },
    scene: async () => {
      const { listId, entryId, ...scene } = await secondEntry('begun')
      const operation = game(listId)
      return { ...scene, body: { entryId, operations: [operation] }, otherwise: { body: { entryId, operations: [{ ...operation, payload: typed.normal(1, [7, 7, -7, -7]) }] }, answer: '200 mismatch' } }
    },
  },
  {
    route: `${desk}/second/finish/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => {
      const { entryId, ...scene } = await secondEntry('typed')
      return { ...scene, body: { entryId } }
    },
  },
  {
    route: `${desk}/second/abandon/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => {
      const { entryId, ...scene } = await secondEntry('typed')
      return { ...scene, body: { entryId } }
    },
  },
  {
    route: `${desk}/second/decide/route.ts`,
    leaves: { listOperation: 1, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { entryId, ...scene } = await secondEntry('laid beside')
      const body = { entryId, place: 1, take: 'second', opId: hexId(), baseVersion: 1 }
      return { ...scene, body, otherwise: otherwise({ ...body, take: 'first' }) }
    },
  },
  {
    route: `${desk}/photos/route.ts`,
    leaves: { listPhoto: 1, auditEntry: 1 },
    scene: async () => {
      const { listId, ...scene } = await table()
      const body = { photoId: randomUUID(), listId, data: picture(1) }
      return { ...scene, body, otherwise: otherwise({ ...body, data: picture(2) }) }
    },
  },
  {
    route: `${desk}/photos/remove/route.ts`,
    leaves: { auditEntry: 1 },
    scene: async () => {
      const { listId, tournamentId, actor, ...scene } = await table()
      const photoId = randomUUID()
      await keepPhoto(actor, { tournamentId, listId, photoId, data: picture(1) })
      return { ...scene, body: { photoId } }
    },
  },
  {
    route: `${desk}/devices/route.ts`,
    leaves: { tableSign: 1, 'tableSign.generation': 2, auditEntry: 1, staffRequest: 1 },
    scene: async () => {
      const { tableId, tournamentId, ...scene } = await table()
      await joinTable(tournamentId)
      return { ...scene, body: { tableId, deviceId: null }, otherwise: otherwise({ tableId, deviceId: hexId() }) }
    },
  },
]
