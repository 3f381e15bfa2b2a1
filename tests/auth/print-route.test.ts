import { expect, it } from 'vitest'
import { documents } from '@/app/api/desk/[slug]/print/[what]/documents'
import { GET } from '@/app/api/desk/[slug]/print/[what]/route'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { hallCorner } from '@/lib/pdf/table-sign/draw-hall-corner'
import { changedAddress } from '@/lib/tournament/instance/changed-address'
import { checkList } from '@/lib/tournament/lists/check-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { printFigures } from '@/lib/tournament/print/print-figures'
import { hallLink } from '@/lib/tournament/public/hall-link'
import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { buildField } from '@/tests/support/build-field'
import { buildTable, hexId } from '@/tests/support/build-tournament'
import { readPdf } from '@/tests/support/read-pdf'
import { sessionOf } from '@/tests/support/session-of'

const row = routesMatrix['app/api/desk/[slug]/print/[what]/route.ts']?.[0]

async function scene() {
  const { tournamentId, listId } = await buildTable()
  const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
  const print = (what: string, cookie: string, asked = '') => GET(new Request(`http://127.0.0.1:3000/${asked}`, { headers: { cookie, 'accept-language': 'de' } }), { params: Promise.resolve({ slug, what }) })
  return { tournamentId, listId, slug, print, sessionAs: async (role: 'announcer' | 'deskHelper' | 'referee' | 'tribunal' | 'management') => sessionOf(await buildAccount({ roles: [role], tournamentId })) }
}

await onBothDatabases('the route of the PDFs', () => {
  it('answers each role as the matrix says', async () => {
    const { print, sessionAs } = await scene()
    const outsiders = { anonymous: '', administrator: await sessionOf(await buildAccount({ administrator: true })) } as const
    const staff = await Promise.all((['announcer', 'deskHelper', 'referee', 'tribunal', 'management'] as const).map(async (role) => [role, await sessionAs(role)] as const))
    for (const [role, cookie] of [...Object.entries(outsiders), ...staff]) {
      const answer = await print('blank-list', cookie)
      const code = answer.ok ? undefined : ((await answer.json()) as { code: string }).code
      expect([role, [answer.status, code].filter(Boolean).join(' ')]).toEqual([role, row?.answers[role as keyof typeof row.answers]])
    }
  })

  it('gives each paper to look at, kept by no cache, and finds nothing else', async () => {
    const { tournamentId, listId, print, sessionAs } = await scene()
    const cookie = await sessionAs('management')
    const author = { actor: 'account:sample', roles: new Set(['management'] as const) }
    await typeTotals(author, { tournamentId, listId, opId: hexId(), baseVersion: 0, points: [10, -10, 0, 0] })
    await checkList(author, { tournamentId, listId, opId: hexId(), baseVersion: 0, length: 1 })
    for (const what of Object.keys(documents)) {
      const answer = await print(what, cookie)
      expect([what, answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([what, 200, 'application/pdf', 'private, no-store'])
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[\w.-]+\.pdf"$/)
    }
    expect((await print('filled-lists', cookie, '?round=1&table=1')).status).toBe(200)
    expect((await print('filled-lists', cookie, '?round=1&table=2')).status).toBe(409)
    for (const what of ['secret', 'constructor']) expect((await print(what, cookie)).status).toBe(404)
  })

  it('is in the language that its address names, else in that of the desk, else in German', async () => {
    const { slug, sessionAs } = await scene()
    const session = await sessionAs('management')
    const title = async (asked: string, cookie: string, headers: Record<string, string>) => {
      const answer = await GET(new Request(`http://127.0.0.1:3000/${asked}`, { headers: { cookie, ...headers } }), { params: Promise.resolve({ slug, what: 'seats-by-name' }) })
      return /nach Namen|by name/.exec((await readPdf(Buffer.from(await answer.arrayBuffer())))[0]?.words ?? '')?.[0]
    }
    expect(await title('?lang=de', `${session}; locale=en`, { 'accept-language': 'en' })).toBe('nach Namen')
    expect(await title('?lang=en', `${session}; locale=de`, {})).toBe('by name')
    expect(await title('', `${session}; locale=en`, { 'accept-language': 'de' })).toBe('by name')
    expect(await title('', session, { 'accept-language': 'en-GB,en' })).toBe('by name')
    for (const asked of ['', '?lang=fr']) expect(await title(asked, session, {})).toBe('nach Namen')
  })

  it('makes links of the address of this server, whatever host was asked, and remembers that they were printed', async () => {
    const { tournamentId, print, sessionAs } = await scene()
    const [page] = await readPdf(Buffer.from(await (await print('signs', await sessionAs('deskHelper'))).arrayBuffer()))
    expect(await page?.scan({ x: 40, y: 540, width: 236, height: 236 })).toMatch(/^http:\/\/localhost:3000\/list#t=/)
    expect(await page?.scan(hallCorner)).toBe(`http://localhost:3000${await hallLink(tournamentId)}`)
    expect(await changedAddress('http://192.168.1.9:3000')).toEqual({ printed: 'http://localhost:3000', now: 'http://192.168.1.9:3000' })
  })

  it('prints in one file what the next round needs, and only the signs that no table has yet', async () => {
    const { tournamentId, print, sessionAs } = await scene()
    const cookie = await sessionAs('deskHelper')
    const titles = async (what: string) => (await readPdf(Buffer.from(await (await print(what, cookie)).arrayBuffer()))).map(({ words }) => /nach Tischen|nach Namen|Tischnummer|Spielliste(?= Sample)/.exec(words)?.[0])
    expect((await printFigures(tournamentId)).round).toEqual({ number: 1, tables: 1, newSigns: 1 })
    expect(await titles('next-round')).toEqual(['nach Tischen', 'nach Namen', 'Tischnummer', 'Spielliste'])
    expect(await titles('next-round')).toEqual(['nach Tischen', 'nach Namen', 'Spielliste'])
    expect((await printFigures(tournamentId)).round).toMatchObject({ newSigns: 0 })
    expect(await titles('next-round-all')).toEqual(['nach Tischen', 'nach Namen', 'Tischnummer', 'Spielliste'])
    await write((transaction) => transaction.tableSign.updateMany({ where: { tournamentId }, data: { generation: { increment: 1 } } }))
    expect(await titles('next-round')).toContain('Tischnummer')
  })

  it('finds nothing to print where there is nobody', async () => {
    const { tournamentId, slug } = await buildField({ people: 0 })
    const answer = await GET(new Request('http://127.0.0.1:3000/', { headers: { cookie: await sessionOf(await buildAccount({ roles: ['management'], tournamentId })) } }), { params: Promise.resolve({ slug, what: 'seat-cards' }) })
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'nothing-to-print' }])
  })

  it('gives the log of decisions to those who decide and to nobody else, and them no other paper', async () => {
    const { print, sessionAs } = await scene()
    const answers = await Promise.all((['announcer', 'deskHelper', 'referee', 'tribunal', 'management'] as const).map(async (role) => [role, (await print('decisions', await sessionAs(role))).status]))
    expect(Object.fromEntries(answers)).toEqual({ announcer: 403, deskHelper: 403, referee: 200, tribunal: 200, management: 200 })
    for (const what of ['lists', 'seat-cards', 'results']) expect((await print(what, await sessionAs('referee'))).status).toBe(403)
  })
})
