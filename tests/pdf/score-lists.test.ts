import { describe, expect, it } from 'vitest'
import { scoreListPages } from '@/lib/pdf/score-list/score-list-pages'
import { misplaced } from '@/tests/support/misplaced'
import { printedSamples } from '@/tests/support/printed-samples'
import { printed } from '@/tests/support/printed'

const { list, blankList, longestName, seat, sign } = printedSamples

const pagesOf = async (...lists: Parameters<typeof scoreListPages>[0]) => printed(scoreListPages(lists, 'de'))

describe('A score list', () => {
  it.each([
    ['of four with the longest names', list(4)],
    ['of five with the longest names', list(5)],
    ['of four with short names', list(4, { seats: ['Bo', 'Li', 'Jo', 'Al'].map((name, index) => seat(index + 1, name)) })],
    ['of four, blank', blankList(4)],
    ['of five, blank', blankList(5)],
  ])('%s is exactly one A4 page with everything in its place', async (_, printed) => {
    const pages = await pagesOf(printed)
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]])
    expect((await Promise.all(pages.map(misplaced))).flat()).toEqual([])
  })

  it.each([
    [4, 20],
    [5, 25],
  ] as const)('of %i holds %i normal games and a compulsory solo for each', async (size, normal) => {
    const [page] = await pagesOf(blankList(size))
    const first = page?.texts.filter(({ left, size: letters }) => left < 56 && letters === 8.5).map(({ text }) => text)
    const solos = Array.from({ length: size }, (_, index) => `S${String(index + 1)}`)
    expect(first).toEqual([...Array.from({ length: normal }, (_, index) => String(index + 1)), ...solos, 'P', 'P', 'P', 'P'])
  })

  it('marks the dealer of each normal game down the columns in turn', async () => {
    const [page] = await pagesOf(blankList(4))
    const lefts = page?.texts.filter(({ text }) => text === 'G').map(({ left }) => Math.round(left)) ?? []
    const [one, two, three, four] = lefts
    expect(lefts).toHaveLength(20)
    expect(new Set(lefts).size).toBe(4)
    expect(lefts.slice(4, 8)).toEqual([one, two, three, four])
  })

  it('shows the whole of the longest name, its start number, table and round', async () => {
    const [page] = await pagesOf(list(5))
    expect(page?.words.replaceAll(/[\s-]/g, '')).toContain(longestName.replaceAll(/[\s-]/g, ''))
    for (const words of ['Nr. 330', 'Nr. 334', '117', '3', 'Listenführer', 'Geprüft (Turnierleitung)', 'Nachspielzeit', 'Gestrichen', 'Abgezeichnet']) expect(page?.words).toContain(words)
  })

  it('leads to the same list on a phone', async () => {
    const [page] = await pagesOf(list(4))
    expect(await page?.scan({ x: 483, y: 20, width: 86, height: 86 })).toBe(sign(117).link)
    expect(page?.words).toContain('Code K7M 2QX')
  })

  it('of fifty tables makes fifty pages', async () => {
    const pages = await pagesOf(...Array.from({ length: 50 }, (_, index) => list(4, { tableNumber: index + 1 })))
    expect(pages).toHaveLength(50)
  })

  it('speaks English as well', async () => {
    const [page] = await printed(scoreListPages([list(5)], 'en'))
    expect(page && (await misplaced(page))).toEqual([])
    expect(page?.words).toContain('Compulsory solos')
  })

  it('is stamped at the seat where somebody was put in later', async () => {
    const [page] = await pagesOf(list(4, { seats: [1, 2, 3, 4].map((position) => ({ ...seat(330 + position), changedAt: position === 3 ? new Date('2026-11-28T13:05:00Z') : null })) }))
    expect(page?.words.match(/geändert 14:05/g)).toHaveLength(1)
    expect(page && (await misplaced(page))).toEqual([])
  })
})
