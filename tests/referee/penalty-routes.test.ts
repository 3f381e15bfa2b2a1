import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { POST as catalogue } from '@/app/api/desk/[slug]/catalogue/route'
import { POST as dismiss } from '@/app/api/desk/[slug]/claims/dismiss/route'
import { POST as award } from '@/app/api/desk/[slug]/penalties/award/route'
import { POST as cancel } from '@/app/api/desk/[slug]/penalties/cancel/route'
import { POST as challenge } from '@/app/api/desk/[slug]/penalties/challenge/route'
import { POST as countersign } from '@/app/api/desk/[slug]/penalties/countersign/route'
import { POST as decide } from '@/app/api/desk/[slug]/penalties/decide/route'
import { POST as pin } from '@/app/api/desk/[slug]/referee/pin/route'
import { POST as plays } from '@/app/api/desk/[slug]/roles/plays/route'
import { POST as cancelSanction } from '@/app/api/desk/[slug]/sanctions/cancel/route'
import { POST as impose } from '@/app/api/desk/[slug]/sanctions/route'
import { routesMatrix, type Role } from '@/tests/architecture/routes-matrix'
import { ask } from '@/tests/support/ask'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { buildField } from '@/tests/support/build-field'
import { hexId } from '@/tests/support/build-tournament'
import { minor } from '@/tests/support/penalty-scene'
import { sessionOf } from '@/tests/support/session-of'

type Handler = (request: Request, context: { params: Promise<{ slug: string }> }) => Promise<Response>

const act = () => ({ actId: hexId(), listId: randomUUID() })
const penalty = () => ({ ...act(), penaltyId: 'p1', version: 1 })

/** Right requests for what does not exist, so that only who asks makes a difference, and who may. */
const routes: readonly [path: string, handler: Handler, body: () => object, allowed: Role][] = [
  ['penalties/award', award, () => ({ ...act(), award: minor(), seen: 0 }), 'referee'],
  ['penalties/countersign', countersign, penalty, 'referee'],
  ['penalties/cancel', cancel, () => ({ ...penalty(), reason: 'x' }), 'tribunal'],
  ['penalties/challenge', challenge, () => ({ ...penalty(), challenger: 1 }), 'referee'],
  ['penalties/decide', decide, () => ({ ...penalty(), outcome: 'upheld', members: [], extraTime: { minutes: 1, reason: 'Schiedsgericht' } }), 'tribunal'],
  ['claims/dismiss', dismiss, () => ({ ...act(), claimId: 'c1', version: 1, reason: 'x' }), 'referee'],
  ['sanctions', impose, () => ({ id: randomUUID(), participantId: randomUUID(), roundNumber: 1, kind: 'boundDecision', points: 3, reason: 'x' }), 'tribunal'],
  ['sanctions/cancel', cancelSanction, () => ({ id: randomUUID(), reason: 'x' }), 'tribunal'],
  ['catalogue', catalogue, () => ({ id: 'peeked', tsr: '9.7.3', kind: 'bound-decision', words: 'x', points: 6, creditsPartners: true, retired: false }), 'management'],
  ['referee/pin', pin, () => ({ pin: '402718' }), 'referee'],
  ['roles/plays', plays, () => ({ accountId: randomUUID(), participantId: randomUUID() }), 'management'],
]

async function answerOf(response: Response): Promise<string> {
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code].filter(Boolean).join(' ')
}

async function scene() {
  const { tournamentId, slug } = await buildField()
  const elsewhere = await buildField()
  const cookies = new Map<Role, string>([
    ['anonymous', ''],
    ['administrator', await sessionOf(await buildAccount({ administrator: true }))],
    ['managementElsewhere', await sessionOf(await buildAccount({ roles: ['management'], tournamentId: elsewhere.tournamentId }))],
  ])
  for (const role of ['announcer', 'deskHelper', 'referee', 'tribunal', 'management'] as const) cookies.set(role, await sessionOf(await buildAccount({ roles: [role], tournamentId })))
  return { cookies, context: { params: Promise.resolve({ slug }) } }
}

await onBothDatabases('every route of claims, penalties and sanctions', () => {
  it('answers each role as the matrix says', async () => {
    const { cookies, context } = await scene()
    for (const [path, handler, body] of routes) {
      const row = routesMatrix[`app/api/desk/[slug]/${path}/route.ts`]?.[0]
      for (const [role, cookie] of cookies) expect([path, role, await answerOf(await handler(ask('POST', body(), cookie), context))]).toEqual([path, role, row?.answers[role]])
    }
  }, 30_000)

  it('takes no key that it does not know', async () => {
    const { cookies, context } = await scene()
    for (const [path, handler, body, allowed] of routes) {
      expect([path, await answerOf(await handler(ask('POST', { ...body(), surplus: 1 }, cookies.get(allowed)), context))]).toEqual([path, '422 input-invalid'])
    }
  })
})
