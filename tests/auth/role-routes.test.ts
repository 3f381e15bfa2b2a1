import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { POST as grant } from '@/app/api/desk/[slug]/roles/grant/route'
import { POST as invite } from '@/app/api/desk/[slug]/roles/invitations/route'
import { POST as withdraw } from '@/app/api/desk/[slug]/roles/invitations/withdraw/route'
import { POST as revoke } from '@/app/api/desk/[slug]/roles/revoke/route'
import { POST as accept } from '@/app/api/invitation/accept/route'
import { POST as join } from '@/app/api/invitation/join/route'
import { POST as look } from '@/app/api/invitation/route'
import { read } from '@/lib/db/read'
import { routesMatrix, type Role } from '@/tests/architecture/routes-matrix'
import { ask } from '@/tests/support/ask'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { buildTable } from '@/tests/support/build-tournament'
import { sessionOf } from '@/tests/support/session-of'

const staff = ['announcer', 'deskHelper', 'referee', 'tribunal', 'management'] as const
const guessed = { token: 'guessed' }
const berta = { name: 'Berta', email: 'berta@club.example', password: 'zehn Zeichen' }

/** A tournament, and a cookie for each kind of asker. */
async function scene() {
  const { tournamentId } = await buildTable()
  const elsewhere = await buildTable()
  const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
  const cookies = new Map<Role, string>([
    ['anonymous', ''],
    ['administrator', await sessionOf(await buildAccount({ administrator: true }))],
    ['managementElsewhere', await sessionOf(await buildAccount({ roles: ['management'], tournamentId: elsewhere.tournamentId }))],
  ])
  for (const role of staff) cookies.set(role, await sessionOf(await buildAccount({ roles: [role], tournamentId })))
  const known = await buildAccount({ roles: ['referee'], tournamentId })
  return { slug, cookies, known, context: { params: Promise.resolve({ slug }) } }
}

async function answerOf(response: Response): Promise<string> {
  const body = (await response.json()) as { code?: string }
  return body.code === undefined ? String(response.status) : `${response.status} ${body.code}`
}

await onBothDatabases('every route of the roles', () => {
  it('answers each role as the matrix says', async () => {
    const { cookies, known, context } = await scene()
    const roles = 'app/api/desk/[slug]/roles'
    const asked: readonly [string, (cookie: string) => Promise<Response>][] = [
      [`${roles}/invitations/route.ts`, (cookie) => invite(ask('POST', { role: 'referee' }, cookie), context)],
      [`${roles}/invitations/withdraw/route.ts`, (cookie) => withdraw(ask('POST', { id: randomUUID() }, cookie), context)],
      [`${roles}/grant/route.ts`, (cookie) => grant(ask('POST', { accountId: known, role: 'tribunal' }, cookie), context)],
      [`${roles}/revoke/route.ts`, (cookie) => revoke(ask('POST', { accountId: known, role: 'tribunal' }, cookie), context)],
      ['app/api/invitation/route.ts', (cookie) => look(ask('POST', guessed, cookie))],
      ['app/api/invitation/accept/route.ts', (cookie) => accept(ask('POST', guessed, cookie))],
      ['app/api/invitation/join/route.ts', (cookie) => join(ask('POST', { ...guessed, ...berta }, cookie))],
    ]
    for (const [file, send] of asked)
      for (const [role, cookie] of cookies) {
        const expected = routesMatrix[file]?.[0]?.answers[role]
        if (expected !== undefined) expect([file, role, await answerOf(await send(cookie))]).toEqual([file, role, expected])
      }
  })

  it('takes one from the link to the role, which ends at the next request and says so', async () => {
    const { slug, cookies, context } = await scene()
    const management = cookies.get('management') ?? ''
    const made = (await (await invite(ask('POST', { role: 'management' }, management), context)).json()) as { link: string; qr: { size: number } }
    const { pathname, search, hash } = new URL(made.link)
    expect([pathname, search]).toEqual(['/invitation', ''])
    const token = new URLSearchParams(hash.slice(1)).get('t')
    const accountId = await buildAccount()
    const guest = await sessionOf(accountId)
    const knock = () => invite(ask('POST', { role: 'referee' }, guest), context)
    expect(await answerOf(await knock())).toBe('404 not-found')
    expect(await (await accept(ask('POST', { token }, guest))).json()).toMatchObject({ slug, role: 'management' })
    expect((await knock()).status).toBe(200)
    await revoke(ask('POST', { accountId, role: 'management' }, management), context)
    expect(await answerOf(await knock())).toBe('403 role-ended')
  })
})
