import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { POST as nameDelegate } from '@/app/api/desk/[slug]/delegate/route'
import { POST as endDelegation } from '@/app/api/desk/[slug]/delegate/end/route'
import { POST as draw } from '@/app/api/desk/[slug]/draw/route'
import { POST as discard } from '@/app/api/desk/[slug]/draw/discard/route'
import { POST as swap } from '@/app/api/desk/[slug]/draw/swap/route'
import { POST as check } from '@/app/api/desk/[slug]/lists/check/route'
import { POST as dealing } from '@/app/api/desk/[slug]/lists/dealing/route'
import { POST as endTables } from '@/app/api/desk/[slug]/lists/end/route'
import { POST as withdrawEnd } from '@/app/api/desk/[slug]/lists/end-withdraw/route'
import { POST as strike } from '@/app/api/desk/[slug]/lists/strike/route'
import { POST as withdrawStrike } from '@/app/api/desk/[slug]/lists/strike-withdraw/route'
import { POST as extraTime } from '@/app/api/desk/[slug]/lists/extra-time/route'
import { POST as correct } from '@/app/api/desk/[slug]/lists/correct/route'
import { POST as reopen } from '@/app/api/desk/[slug]/lists/reopen/route'
import { POST as leaving } from '@/app/api/desk/[slug]/lists/leaving/route'
import { POST as totals } from '@/app/api/desk/[slug]/lists/totals/route'
import { POST as close } from '@/app/api/desk/[slug]/rounds/close/route'
import { POST as end } from '@/app/api/desk/[slug]/rounds/end/route'
import { POST as putIn } from '@/app/api/desk/[slug]/rounds/put-in/route'
import { POST as redraw } from '@/app/api/desk/[slug]/rounds/redraw/route'
import { POST as restore } from '@/app/api/desk/[slug]/rounds/restore/route'
import { POST as publish } from '@/app/api/desk/[slug]/rounds/publish/route'
import { POST as release } from '@/app/api/desk/[slug]/rounds/release/route'
import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { answerOf } from '@/tests/support/answer-of'
import { ask } from '@/tests/support/ask'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildField } from '@/tests/support/build-field'
import { hexId } from '@/tests/support/build-tournament'
import { staffCookies } from '@/tests/support/staff-cookies'

type Handler = (request: Request, context: { params: Promise<{ slug: string }> }) => Promise<Response>

const round = () => ({ roundId: randomUUID(), version: 1 })
const act = () => ({ actId: hexId(), listIds: [randomUUID()] })
const list = () => ({ opId: hexId(), listId: randomUUID(), baseVersion: 0 })

/** Right requests for a round and a list that do not exist, so that only who asks makes a difference. */
const routes: readonly [string, Handler, () => unknown][] = [
  ['draw', draw, () => ({ seed: '7 23 31', mode: 'random', replaces: null })],
  ['draw/swap', swap, () => ({ ...round(), seats: [randomUUID(), randomUUID()] })],
  ['draw/discard', discard, round],
  ['rounds/publish', publish, round],
  ['rounds/release', release, round],
  ['rounds/end', end, round],
  ['rounds/close', close, round],
  ['delegate', nameDelegate, () => ({ accountId: randomUUID() })],
  ['delegate/end', endDelegation, () => ({})],
  ['rounds/redraw', redraw, () => ({ ...round(), seed: '', absent: [], devices: 0 })],
  ['rounds/restore', restore, round],
  ['rounds/put-in', putIn, () => ({ ...round(), seatId: randomUUID(), person: { id: randomUUID() } })],
  ['lists/leaving', leaving, () => ({ actId: hexId(), listId: randomUUID(), way: 'as-four', position: 1, fromPlace: 1, staysAway: true })],
  ['lists/check', check, () => ({ ...list(), length: 1 })],
  ['lists/end', endTables, () => ({ ...act(), early: false })],
  ['lists/end-withdraw', withdrawEnd, () => ({ ...act(), reason: 'Uhr ging vor' })],
  ['lists/dealing', dealing, () => ({ ...act(), begun: true })],
  ['lists/strike', strike, act],
  ['lists/strike-withdraw', withdrawStrike, () => ({ ...act(), undoes: hexId(), reason: 'falscher Tisch' })],
  ['lists/extra-time', extraTime, () => ({ ...act(), minutes: 5, reason: 'Licht aus' })],
  ['lists/reopen', reopen, () => ({ ...list(), reason: 'sample' })],
  ['lists/correct', correct, () => ({ ...list(), change: { kind: 'game-undone', payload: { place: 1, undoes: 'sample' } } })],
  ['lists/totals', totals, () => ({ ...list(), points: [1, -1, 0, 0] })],
]

const refereePaths = new Set(['rounds/release', 'rounds/end', 'delegate', 'delegate/end', 'lists/end', 'lists/end-withdraw', 'lists/strike', 'lists/strike-withdraw', 'lists/extra-time'])

async function scene() {
  const { tournamentId, slug } = await buildField({ people: 7 })
  const elsewhere = await buildField()
  const cookies = await staffCookies(tournamentId, elsewhere.tournamentId)
  return { slug, cookies }
}

await onBothDatabases('every route of a round', () => {
  it('answers each role as the matrix says', async () => {
    const { slug, cookies } = await scene()
    for (const [path, handler, body] of routes) {
      const row = routesMatrix[`app/api/desk/[slug]/${path}/route.ts`]?.[0]
      for (const [role, cookie] of cookies) {
        const answer = await answerOf(await handler(ask('POST', body(), cookie), { params: Promise.resolve({ slug }) }))
        expect([path, role, answer]).toEqual([path, role, row?.answers[role]])
      }
    }
  })

  it('takes no key that it does not know', async () => {
    const { slug, cookies } = await scene()
    for (const [path, handler, body] of routes) {
      const cookie = cookies.get(refereePaths.has(path) ? 'referee' : 'management')
      const answer = await answerOf(await handler(ask('POST', { ...(body() as object), surplus: 1 }, cookie), { params: Promise.resolve({ slug }) }))
      expect([path, answer]).toEqual([path, '422 input-invalid'])
    }
  })
})
