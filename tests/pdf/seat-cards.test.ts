import { describe, expect, it } from 'vitest'
import { seatCardPages } from '@/lib/pdf/seat-card/seat-card-pages'
import { stackOrder } from '@/lib/pdf/seat-card/stack-order'
import { misplaced } from '@/tests/support/misplaced'
import { printed } from '@/tests/support/printed'
import { printedPeople } from '@/tests/support/printed-people'
import { printedSamples } from '@/tests/support/printed-samples'

const { tournament, card } = printedSamples
const strange = [...printedPeople.longest, ...printedPeople.unusual].map((person, index) => ({ ...person, startNumber: 301 + index }))
const changedAt = new Date('2026-11-28T13:05:00Z')

describe('A stack of sheets that is cut', () => {
  it.each([
    [1, 10],
    [9, 10],
    [10, 10],
    [53, 10],
    [300, 10],
    [23, 8],
  ])('of %i cards, %i on a sheet, lies in order pile by pile', (count, perSheet) => {
    const sheets = stackOrder(Array.from({ length: count }, (_, index) => index + 1), perSheet)
    const piles = Array.from({ length: perSheet }, (_, place) => sheets.map((sheet) => sheet[place] ?? null))
    expect(piles.flat().filter((each) => each !== null)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect(sheets).toHaveLength(Math.ceil(count / perSheet))
  })
})

describe('Seat cards', () => {
  it.each([
    ['4 people', 1, printedPeople.ordinary(4)],
    ['53 people', 6, printedPeople.ordinary(53)],
    ['300 people', 30, printedPeople.ordinary(300)],
    ['the longest and strangest names', 2, strange],
  ])('of %s are %i sheets with everything in its place', async (_, expected, people) => {
    const pages = await printed(seatCardPages(tournament, 3, people.map((person) => card(person, { seat: { tableNumber: 117, position: 5, changedAt: person.startNumber % 2 ? changedAt : null } })), expected === 6 ? 'en' : 'de'))
    expect(pages).toHaveLength(expected)
    const some = pages.filter((_page, index) => index < 3 || index === pages.length - 1)
    expect((await Promise.all(some.map(misplaced))).flat()).toEqual([])
    expect(pages.map(({ words }) => words).join(' ')).not.toContain('…')
  })

  it('say who it is and where to sit, with the time of a later change', async () => {
    const [page] = await printed(seatCardPages(tournament, 3, [card({ startNumber: 331, name: 'Ada Ärmel', club: 'OL Fuchs' }, { seat: { tableNumber: 117, position: 5, changedAt } })], 'de'))
    for (const words of [tournament.name, '331', 'Ada Ärmel', 'OL Fuchs', 'Runde 3', 'Tisch 117', 'Position 5', 'geändert', '14:05']) expect(page?.words).toContain(words)
  })

  it('lead to the own page', async () => {
    const given = card({ startNumber: 331, name: 'Ada Ärmel', club: '' })
    const [page] = await printed(seatCardPages(tournament, 3, [given], 'de'))
    expect(await page?.scan({ x: 200, y: 50, width: 97, height: 92 })).toBe(given.link)
  })

  it('leave out what there is not yet: a seat before the draw, and the way to a page', async () => {
    const [page] = await printed(seatCardPages(tournament, null, [card({ startNumber: 7, name: 'Kim', club: '' }, { seat: null, link: null })], 'de'))
    expect(page?.texts.map(({ text }) => text)).toEqual([tournament.name, '7', 'Kim'])
  })
})
