import { describe, expect, it } from 'vitest'
import { standingsPages } from '@/lib/pdf/standings/standings-pages'
import { misplaced } from '@/tests/support/misplaced'
import { printedSamples } from '@/tests/support/printed-samples'
import { printed } from '@/tests/support/printed'

const { longestName, standings, standingsRow } = printedSamples

const pagesOf = async (...given: Parameters<typeof standings>) => printed(standingsPages(standings(...given), 'de'))

describe('Printed standings', () => {
  it.each([
    [4, 1],
    [300, 3],
    [300, 8],
    [0, 0],
  ])('of %i people after %i rounds keep everything in its place and number their pages', async (people, rounds) => {
    const pages = await pagesOf(people, rounds)
    expect((await Promise.all(pages.map(misplaced))).flat()).toEqual([])
    pages.forEach(({ words }, index) => {
      expect(words).toContain(`Seite ${String(index + 1)} von ${String(pages.length)}`)
    })
  })

  it('repeat their head on each page and leave nobody out', async () => {
    const pages = await pagesOf(300, 3)
    expect(pages.length).toBeGreaterThan(1)
    for (const { words } of pages) expect(words).toContain('Platz Nr. Name Verein R1 R2 R3 Gesamt')
    const ranks = pages.flatMap(({ texts }) => texts.filter(({ left, size }) => left < 66 && size === 9.5).map(({ text }) => Number(text)))
    expect(ranks).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
  })

  it('show the whole of the longest name', async () => {
    const [page] = await pagesOf(4, 5)
    expect(page?.words.replaceAll(/[\s-]/g, '')).toContain(longestName.replaceAll(/[\s-]/g, ''))
  })

  it.each([
    ['provisional while a list is unchecked', { isOfficial: false }, 'Zwischenstand', 'vorläufig'],
    ['official once all are checked', { isOfficial: true }, 'Zwischenstand', 'amtlich'],
    ['final after the last round', { isOfficial: true, isFinal: true }, 'Endstand', 'amtlich'],
    ['not final while the last round is open', { plannedRounds: 2 }, 'Zwischenstand', 'vorläufig'],
    ['provisional at the end while a list is corrected', { isFinal: true }, 'Endstand', 'vorläufig'],
  ])('are %s, and say of which moment they are', async (_, changes, title, state) => {
    const [page] = await pagesOf(4, 2, changes)
    for (const words of [title, state, 'Stand: 28.11.2026, 14:05', 'nach Runde 2 von']) expect(page?.words).toContain(words)
  })

  it('set a real minus, a dash for who did not play, brackets round a drop result, and the disqualified at the end without a rank', async () => {
    const rows = [
      standingsRow(1, 2, { perRound: [-12, 30], dropped: [0], total: 30 }),
      standingsRow(2, 2, { perRound: [null, 9], deduction: 12, total: -3 }),
      standingsRow(3, 2, { rank: null }),
    ]
    const [page] = await pagesOf(0, 2, { rows })
    for (const words of ['(−12)', '+30', '–', '−3', '−12', 'Abzug', 'disq.', 'Streichergebnis']) expect(page?.words).toContain(words)
    expect(page && (await misplaced(page))).toEqual([])
  })

  it('say when a closed round was corrected, how ties were drawn, and who played fewer games', async () => {
    const rows = [standingsRow(1, 2), standingsRow(2, 2, { gamesPlayed: 41 }), standingsRow(3, 2, { gamesPlayed: null, deduction: 3 })]
    const [page] = await pagesOf(0, 2, { rows, isFinal: true, isOfficial: true, correctedAt: new Date('2026-11-28T20:40:00Z'), tieSeed: 'f'.repeat(32) })
    for (const words of ['korrigiert 21:40', 'Spiele', '48', '41', `SHA-256 von „${'f'.repeat(32)}/Nr.“`]) expect(page?.words).toContain(words)
    expect(page && (await misplaced(page))).toEqual([])
  })
})

describe('A printed result list', () => {
  it.each([
    [4, 1, 1],
    [53, 4, 3],
    [300, 8, 14],
    [53, 12, 3],
  ])('of %i people after %i rounds is %i pages with everything in its place, and is signed on the last', async (people, rounds, expected) => {
    for (const locale of ['de', 'en'] as const) {
      const rows = standings(people, rounds).rows.map((row, index) => ({ ...row, deduction: index === 2 ? 12 : 0 }))
      const pages = await printed(standingsPages(standings(people, rounds, { kind: 'results', rows, correctedAt: new Date('2026-11-28T15:20:00Z'), tieSeed: '7 23 31' }), locale))
      expect(pages).toHaveLength(expected)
      const some = pages.filter((_, index) => index < 2 || index === pages.length - 1)
      expect((await Promise.all(some.map(misplaced))).flat()).toEqual([])
      expect(pages.map(({ words }) => words.includes(locale === 'de' ? 'Ort, Datum' : 'Place, date'))).toEqual(pages.map((_, index) => index === pages.length - 1))
      expect(pages.map(({ words }) => words).join(' ')).not.toContain('…')
    }
  })

  it('shows games, solos and average, and a dash where a list did not tell', async () => {
    const rows = [standingsRow(1, 2, { gamesPlayed: 48, solosPlayed: 3, solosPositive: 2, average: -7.25 }), standingsRow(2, 2, { gamesPlayed: null, solosPlayed: null, solosPositive: null, average: 8 })]
    const [page] = await pagesOf(0, 2, { kind: 'results', rows })
    for (const words of ['48', '2/3', '−7,3', '+8,0', '– –']) expect(page?.words).toContain(words)
  })

  it('shows both figures once somebody has a deduction', async () => {
    const [page] = await pagesOf(0, 1, { rows: [standingsRow(1, 1, { listTotal: 40, deduction: 12, total: 28 })] })
    for (const words of ['+40', '−12', '+28', 'Listen', 'Abzug']) expect(page?.words).toContain(words)
    const [plain] = await pagesOf(4, 1)
    for (const words of ['Listen', 'Abzug', 'korrigiert', 'Los', 'Spiele']) expect(plain?.words).not.toContain(words)
  })
})
