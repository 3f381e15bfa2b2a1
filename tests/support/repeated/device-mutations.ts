import { read } from '@/lib/db/read'
import { setPin } from '@/lib/tournament/penalties/set-pin'
import { personLink } from '@/lib/tournament/person/person-link'
import { tableSign } from '@/lib/tournament/tables/table-sign'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { buildTable, hexId, operationOn } from '@/tests/support/build-tournament'
import { deviceId, minor, penaltyScene } from '@/tests/support/penalty-scene'
import { typed } from '@/tests/support/typed'
import { otherwise, type Mutation } from './mutation'

/** One table with a device that keeps its list. */
async function device() {
  const scene = await penaltyScene()
  return { ...scene, by: { authorization: `Bearer ${scene.token}` } }
}

/** A player with the own link, whose list was frozen and so can be confirmed. */
async function player() {
  const { tournamentId, listId, people } = await buildTable()
  await appendOperations('account:x', [operationOn(listId, 'list-frozen', { reason: 'sample', leaver: null })])
  const [, token = ''] = (await personLink(tournamentId, people[0] ?? '')).split('#t=')
  return { by: { authorization: `Bearer ${token}` }, word: { opId: hexId(), listId, baseVersion: 0, length: 1 } }
}

/** What a device at the table sends, and a player on the own phone. */
export const deviceMutations: readonly Mutation[] = [
  {
    route: 'POST app/api/device/session/route.ts',
    leaves: { tableSession: 1, listOperation: 1 },
    scene: async () => {
      const { tournamentId } = await buildTable()
      const { token } = await read((reader) => tableSign(reader, tournamentId, 1))
      return { by: { cookie: '' }, body: { deviceId: hexId(), token } }
    },
  },
  {
    route: 'POST app/api/device/operations/route.ts',
    leaves: { listOperation: 1 },
    scene: async () => {
      const { by, listId } = await device()
      const operation = operationOn(listId, 'game-entered', typed.normal(1), { deviceId })
      return { by, body: { operations: [operation] }, otherwise: { body: { operations: [{ ...operation, payload: typed.normal(1, [7, 7, -7, -7]) }] }, answer: '422 mismatch' } }
    },
  },
  {
    route: 'POST app/api/device/sign/route.ts',
    leaves: { listOperation: 1, auditEntry: 1 },
    scene: async () => {
      const { by, tournamentId, referee, atTable } = await device()
      await setPin({ tournamentId, accountId: referee, pin: '402718' })
      for (const penaltyId of ['p1', 'p2']) await atTable('penalty-awarded', minor({ penaltyId }))
      const body = { opId: hexId(), penaltyId: 'p1', baseVersion: 1, accountId: referee, pin: '402718' }
      return { by, body, otherwise: otherwise({ ...body, penaltyId: 'p2' }) }
    },
  },
  {
    route: 'POST app/api/person/consent/route.ts',
    leaves: { 'participant.version': 1, auditEntry: 1 },
    scene: async () => ({ by: (await player()).by, body: { consent: 'short' } }),
  },
  {
    route: 'POST app/api/person/confirm/route.ts',
    leaves: { listOperation: 1 },
    scene: async () => {
      const { by, word } = await player()
      return { by, body: word, otherwise: otherwise({ ...word, baseVersion: 1 }) }
    },
  },
  {
    route: 'POST app/api/person/object/route.ts',
    leaves: { listOperation: 1 },
    scene: async () => {
      const { by, word } = await player()
      return { by, body: word, otherwise: otherwise({ ...word, baseVersion: 1 }) }
    },
  },
]
