import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'

import { POST as signOff } from '@/app/api/desk/[slug]/lists/devices/route'
import { POST as append } from '@/app/api/desk/[slug]/lists/operations/route'
import { GET as seePhoto } from '@/app/api/desk/[slug]/lists/photos/[photoId]/route'
import { POST as removePhoto } from '@/app/api/desk/[slug]/lists/photos/remove/route'
import { POST as keepPhoto } from '@/app/api/desk/[slug]/lists/photos/route'
import { POST as abandon } from '@/app/api/desk/[slug]/lists/second/abandon/route'
import { POST as decide } from '@/app/api/desk/[slug]/lists/second/decide/route'
import { POST as finish } from '@/app/api/desk/[slug]/lists/second/finish/route'
import { POST as appendSecond } from '@/app/api/desk/[slug]/lists/second/operations/route'
import { POST as startSecond } from '@/app/api/desk/[slug]/lists/second/start/route'
import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { answerOf } from '@/tests/support/answer-of'
import { ask } from '@/tests/support/ask'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildField } from '@/tests/support/build-field'
import { hexId } from '@/tests/support/build-tournament'
import { staffCookies } from '@/tests/support/staff-cookies'

type Handler = (request: Request, context: { params: Promise<{ slug: string; photoId: string }> }) => Promise<Response>

const payload = { place: 1, kind: 'normal', soloist: null, points: [1, 1, -1, -1] }
const operations = () => [{ opId: hexId(), listId: randomUUID(), baseVersion: 0, kind: 'game-entered', payload }]
const entry = () => ({ entryId: randomUUID() })
const list = () => ({ listId: randomUUID() })

/** Right requests for a list, an entry and a photo that do not exist, so that only who asks makes a difference. */
const routes: readonly [string, 'GET' | 'POST', Handler, () => unknown][] = [
  ['operations', 'POST', append, () => ({ operations: operations() })],
  ['second/start', 'POST', startSecond, () => ({ ...entry(), ...list() })],
  ['second/operations', 'POST', appendSecond, () => ({ ...entry(), operations: operations() })],
  ['second/finish', 'POST', finish, entry],
  ['second/abandon', 'POST', abandon, entry],
  ['second/decide', 'POST', decide, () => ({ ...entry(), place: 1, take: 'first', opId: hexId(), baseVersion: 0 })],
  ['photos', 'POST', keepPhoto, () => ({ photoId: randomUUID(), ...list(), data: 'AAAA' })],
  ['photos/remove', 'POST', removePhoto, () => ({ photoId: randomUUID() })],
  ['photos/[photoId]', 'GET', seePhoto, () => undefined],
  ['devices', 'POST', signOff, () => ({ tableId: randomUUID(), deviceId: hexId() })],
]

await onBothDatabases('every route of a list on paper and of the devices of a table', () => {
  it('answers each role as the matrix says', async () => {
    const { tournamentId, slug } = await buildField({ people: 7 })
    const cookies = await staffCookies(tournamentId, (await buildField()).tournamentId)
    for (const [path, method, handler, body] of routes) {
      const row = routesMatrix[`app/api/desk/[slug]/lists/${path}/route.ts`]?.[0]
      for (const [role, cookie] of cookies) {
        const answer = await answerOf(await handler(ask(method, body(), cookie), { params: Promise.resolve({ slug, photoId: randomUUID() }) }))
        expect([path, role, answer]).toEqual([path, role, row?.answers[role]])
      }
    }
  })
})
