import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { POST as addPeople } from '@/app/api/desk/[slug]/people/route'
import { DELETE as removePerson, PATCH as editPerson } from '@/app/api/desk/[slug]/people/[id]/route'
import { POST as setPresence } from '@/app/api/desk/[slug]/people/[id]/presence/route'
import { POST as restorePerson } from '@/app/api/desk/[slug]/people/[id]/restore/route'
import { POST as setWithdrawal } from '@/app/api/desk/[slug]/people/[id]/withdrawal/route'
import { GET as personLink } from '@/app/api/desk/[slug]/people/[id]/link/route'
import { GET as hallLink } from '@/app/api/desk/[slug]/hall/route'
import { POST as rotateHall } from '@/app/api/desk/[slug]/hall/rotate/route'
import { POST as setPresenceOfSeveral } from '@/app/api/desk/[slug]/people/presence/route'
import { POST as consentForAll } from '@/app/api/desk/[slug]/people/consent/route'
import { POST as rotateLink } from '@/app/api/desk/[slug]/people/[id]/link/rotate/route'
import { POST as archive } from '@/app/api/desk/[slug]/archive/route'
import { PATCH as editSettings } from '@/app/api/desk/[slug]/settings/route'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { answerOf } from '@/tests/support/answer-of'
import { ask } from '@/tests/support/ask'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { buildTable } from '@/tests/support/build-tournament'
import { sessionOf } from '@/tests/support/session-of'
import { staffCookies } from '@/tests/support/staff-cookies'

const settings = { name: 'Cup', place: 'Verden', day: '2026-11-29', kind: 'club', plannedRounds: 3, tieRule: 'shared' }

interface Place {
  readonly slug: string
  readonly id: string
}
type Handler = (request: Request, context: { params: Promise<Place> }) => Promise<Response>

const folder = 'app/api/desk/[slug]'
const routes: readonly [string, string, Handler, () => unknown][] = [
  [`${folder}/archive/route.ts`, 'POST', archive, () => ({ archived: false })],
  [`${folder}/settings/route.ts`, 'PATCH', editSettings, () => settings],
  [`${folder}/people/route.ts`, 'POST', addPeople, () => ({ people: [{ id: randomUUID(), name: 'Anna', club: '' }] })],
  [`${folder}/people/[id]/route.ts`, 'PATCH', editPerson, () => ({ version: 1, name: 'Anna', club: 'OL' })],
  [`${folder}/people/[id]/route.ts`, 'DELETE', removePerson, () => ({})],
  [`${folder}/people/[id]/presence/route.ts`, 'POST', setPresence, () => ({ present: true })],
  [`${folder}/people/presence/route.ts`, 'POST', setPresenceOfSeveral, () => ({ present: true, people: [randomUUID()] })],
  [`${folder}/people/[id]/restore/route.ts`, 'POST', restorePerson, () => ({})],
  [`${folder}/people/[id]/withdrawal/route.ts`, 'POST', setWithdrawal, () => ({ withdrawn: true })],
  [`${folder}/people/[id]/link/route.ts`, 'GET', personLink, () => undefined],
  [`${folder}/people/[id]/link/rotate/route.ts`, 'POST', rotateLink, () => ({})],
  [`${folder}/people/consent/route.ts`, 'POST', consentForAll, () => ({ consent: 'full' })],
  [`${folder}/hall/route.ts`, 'GET', hallLink, () => undefined],
  [`${folder}/hall/rotate/route.ts`, 'POST', rotateHall, () => ({})],
]

/** A tournament with one person who has no seat, and a cookie for each kind of asker. */
async function scene() {
  const { tournamentId } = await buildTable()
  const elsewhere = await buildTable()
  const slug = (await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))).slug
  const { id } = await write((transaction) => transaction.participant.create({ data: { tournamentId, startNumber: 50, name: 'Berta', club: '', categories: [] } }))
  const cookies = await staffCookies(tournamentId, elsewhere.tournamentId)
  return { slug, id, cookies, tournamentId, elsewhere }
}

await onBothDatabases('every route of the desk', () => {
  it('answers each role as the matrix says', async () => {
    const { slug, id, cookies } = await scene()
    for (const [file, method, handler, body] of routes) {
      const row = routesMatrix[file]?.find((candidate) => candidate.method === method)
      for (const [role, cookie] of cookies) {
        const answer = await answerOf(await handler(ask(method, body(), cookie), { params: Promise.resolve({ slug, id }) }))
        expect([file, method, role, answer]).toEqual([file, method, role, row?.answers[role]])
      }
    }
  })

  it('finds nobody of another tournament, and no tournament that is not there', async () => {
    const { id, elsewhere } = await scene()
    const cookie = await sessionOf(await buildAccount({ roles: ['management'], tournamentId: elsewhere.tournamentId }))
    const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: elsewhere.tournamentId } }))
    const foreign = await setPresence(ask('POST', { present: true }, cookie), { params: Promise.resolve({ slug, id }) })
    const missing = await setPresence(ask('POST', { present: true }, cookie), { params: Promise.resolve({ slug: 'nowhere', id }) })
    expect([await answerOf(foreign), await answerOf(missing)]).toEqual(['404 not-found', '404 not-found'])
    expect((await read((reader) => reader.participant.findUniqueOrThrow({ where: { id } }))).checkedInAt).toBeNull()
  })

  it.each([
    ['has another epoch', { epoch: 1 }],
    ['is a week old', { since: Date.now() - 7 * 24 * 60 * 60 * 1000 }],
    ['was signed with another secret', { secret: 'somebody else’s' }],
  ])('takes no session that %s', async (_, change) => {
    const { slug, tournamentId } = await scene()
    const account = await buildAccount({ roles: ['management'], tournamentId })
    const body = { people: [{ id: randomUUID(), name: 'Anna', club: '' }] }
    const context = { params: Promise.resolve({ slug }) }
    expect((await addPeople(ask('POST', body, await sessionOf(account)), context)).status).toBe(200)
    expect(await answerOf(await addPeople(ask('POST', body, await sessionOf(account, change)), context))).toBe('401 not-signed-in')
  })

  it('ends a session the moment the epoch of its account rises', async () => {
    const { slug, tournamentId } = await scene()
    const account = await buildAccount({ roles: ['management'], tournamentId })
    const cookie = await sessionOf(account)
    const add = () => addPeople(ask('POST', { people: [{ id: randomUUID(), name: 'Anna', club: '' }] }, cookie), { params: Promise.resolve({ slug }) })
    expect((await add()).status).toBe(200)
    await write((transaction) => transaction.account.update({ where: { id: account }, data: { sessionEpoch: 1 } }))
    expect((await add()).status).toBe(401)
  })

  it('leaves a trace of a refused role, without a name', async () => {
    const { slug, id, cookies, tournamentId } = await scene()
    await setPresence(ask('POST', { present: true }, cookies.get('referee')), { params: Promise.resolve({ slug, id }) })
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId } }))
    expect(traces.map(({ action }) => action)).toEqual(['refused'])
    expect(traces[0]?.actor).toMatch(/^account:/)
  })
})
