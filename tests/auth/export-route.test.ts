import { expect, it } from 'vitest'
import { GET } from '@/app/api/desk/[slug]/export/[what]/route'
import { tables } from '@/app/api/desk/[slug]/export/[what]/tables'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { buildTable, hexId, operationOn } from '@/tests/support/build-tournament'
import { readCsv } from '@/tests/support/read-csv'
import { readXlsx } from '@/tests/support/read-xlsx'
import { sessionOf } from '@/tests/support/session-of'

const row = routesMatrix['app/api/desk/[slug]/export/[what]/route.ts']?.[0]
const staffRoles = ['announcer', 'deskHelper', 'referee', 'tribunal', 'management'] as const

/** A table that has played a bit: a game, a solo, a penalty, then a substitute, a game of the substitute; one name is a trap. */
async function scene() {
  const built = await buildTable()
  const { tournamentId, listId, people } = built
  const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
  const substitute = await write(async (transaction) => {
    await transaction.participant.update({ where: { id: people[0] ?? '' }, data: { name: '=HYPERLINK("x")', memberNumber: '0815', consent: 'full' } })
    return transaction.participant.create({ data: { tournamentId, startNumber: 17, name: 'Zoë Ersatz', club: 'Süd', categories: ['Damen', 'Jugend'] } })
  })
  const penaltyId = hexId()
  const operations = [
    operationOn(listId, 'game-entered', { place: 1, kind: 'normal', soloist: null, points: [3, -3, -3, 3] }),
    operationOn(listId, 'game-entered', { place: 2, kind: 'solo', soloist: 2, points: [-2, 6, -2, -2] }),
    operationOn(listId, 'penalty-awarded', { penaltyId, place: 3, severity: 'minor', kind: 'normal', offender: 4, soloist: null, couldDisadvantageSoloist: false, opposingCounterCalls: 0 }),
    operationOn(listId, 'seat-taken-over', { position: 3, person: substitute.id, fromPlace: 3 }),
    operationOn(listId, 'game-entered', { place: 3, kind: 'normal', soloist: null, points: [1, 1, -1, -1] }),
  ]
  const outcomes = await appendOperations('account:referee', operations)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(operations.map(() => 'stored'))
  const take = (what: string, format: string, cookie: string, language = 'de', asked = '') =>
    GET(new Request(`http://127.0.0.1:3000/?format=${format}${asked}`, { headers: { cookie, 'accept-language': language } }), { params: Promise.resolve({ slug, what }) })
  const sessionAs = async (role: (typeof staffRoles)[number]) => sessionOf(await buildAccount({ roles: [role], tournamentId }))
  const csv = async (what: string, cookie: string) => readCsv(await (await take(what, 'csv', cookie)).text(), ';')
  return { tournamentId, take, sessionAs, csv }
}

await onBothDatabases('the route of the tables to take along', () => {
  it('answers each role as the matrix says', async () => {
    const { take, sessionAs } = await scene()
    const outsiders = { anonymous: '', administrator: await sessionOf(await buildAccount({ administrator: true })) } as const
    const staff = await Promise.all(staffRoles.map(async (role) => [role, await sessionAs(role)] as const))
    for (const [role, cookie] of [...Object.entries(outsiders), ...staff]) {
      const answer = await take('people', 'csv', cookie)
      const code = answer.ok ? undefined : ((await answer.json()) as { code: string }).code
      expect([role, [answer.status, code].filter(Boolean).join(' ')]).toEqual([role, row?.answers[role as keyof typeof row.answers]])
    }
  })

  it('tells member numbers and consent to the management alone', async () => {
    const { csv, sessionAs } = await scene()
    const common = ['Startnummer', 'Name', 'Verein', 'Gruppen', 'Da', 'Abgemeldet']
    const [helperHeads, ...helperRows] = await csv('people', await sessionAs('deskHelper'))
    expect(helperHeads).toEqual(common)
    expect(helperRows.flat()).not.toContain('0815')
    const [heads, first, , , , last] = await csv('people', await sessionAs('management'))
    expect(heads).toEqual([...common, 'Mitgliedsnummer', 'Name öffentlich'])
    expect(first).toEqual([1, `'=HYPERLINK("x")`, '', '', 'nein', 'nein', '0815', 'ganz'])
    expect(last).toEqual([17, 'Zoë Ersatz', 'Süd', 'Damen, Jugend', 'nein', 'nein', null, 'nicht gefragt'])
  })

  it('gives every row of every list with whose points they are, and signed numbers as numbers', async () => {
    const { csv, sessionAs } = await scene()
    const [heads, ...games] = await csv('games', await sessionAs('management'))
    expect(heads?.slice(0, 10)).toEqual(['Runde', 'Tisch', 'Spiel', 'Spalte', 'Art', 'Geber (Position)', 'Solist (Position)', 'Startnummer P1', 'Punkte P1', 'Summe P1'])
    const fifth = [null, null, null]
    expect(games).toEqual([
      [1, 1, 1, 'N1', 'Normalspiel', 1, null, 1, 3, 3, 2, -3, -3, 3, -3, -3, 4, 3, 3, ...fifth],
      [1, 1, 2, 'S2', 'Pflichtsolo', 2, 2, 1, -2, 1, 2, 6, 3, 3, -2, -5, 4, -2, 1, ...fifth],
      [1, 1, 3, null, 'Strafpunkte', 2, null, 1, 1, 2, 2, 1, 4, 3, 1, -4, 4, -3, -2, ...fifth],
      [1, 1, 3, 'N2', 'Normalspiel', 2, null, 1, 1, 3, 2, 1, 5, 17, -1, -5, 4, -1, -3, ...fifth],
    ])
  })

  it('gives seats and standings, each the same in both formats, in the language of whoever asks', async () => {
    const { take, csv, sessionAs } = await scene()
    const cookie = await sessionAs('management')
    expect((await csv('seats', cookie))[1]).toEqual([1, 1, 1, 1, `'=HYPERLINK("x")`, '', null])
    const standings = await csv('standings', cookie)
    expect(standings[0]).toEqual(['Platz', 'Startnummer', 'Name', 'Verein', 'Runde 1', 'Abzug', 'Gesamt', 'Spiele', 'Stand'])
    expect(standings.at(-1)?.slice(-2)).toEqual([expect.any(Number), 'vorläufig'])
    for (const what of tables.keys()) {
      const [sheet] = readXlsx(Buffer.from(await (await take(what, 'xlsx', cookie)).arrayBuffer()))
      const empty = (cell: unknown) => (cell === '' ? null : cell)
      const unmarked = (cell: unknown) => (typeof cell === 'string' ? empty(cell.replace(/^'=/, '=')) : cell)
      const padded = (cells: readonly unknown[], width: number) => Array.from({ length: width }, (_, index) => cells[index] ?? null)
      const expected = (await csv(what, cookie)).map((cells) => cells.map(unmarked))
      expect(sheet?.rows.map((cells) => padded(cells, expected[0]?.length ?? 0))).toEqual(expected)
    }
    const ordered = await (await take('seats', 'csv', cookie, 'en', '&lang=de')).text()
    expect(ordered).toContain('Startnummer')
    const english = Buffer.from(await (await take('seats', 'csv', cookie, 'en')).arrayBuffer())
    // What Excel knows UTF-8 by is part of the file.
    expect(english.toString('utf8').split('\r\n')[0]).toBe('\ufeff"Round","Table","Position","Start number","Name","Club","Put in later"')
  })

  it('is named for its file, kept by no cache, leaves a trace, and finds nothing else', async () => {
    const { tournamentId, take, sessionAs } = await scene()
    const cookie = await sessionAs('deskHelper')
    const answer = await take('seats', 'xlsx', cookie)
    expect([answer.headers.get('cache-control'), answer.headers.get('content-disposition')]).toEqual(['private, no-store', expect.stringMatching(/^attachment; filename="sample-\w+-seats\.xlsx"$/)])
    for (const [what, format] of [['secret', 'csv'], ['constructor', 'csv'], ['people', 'html'], ['people', ''], ['people', '__proto__']] as const) expect((await take(what, format, cookie)).status).toBe(404)
    const trail = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'exported' } }))
    expect(trail).toMatchObject([{ params: { what: 'seats', format: 'xlsx', rows: 4 } }])
  })
})
