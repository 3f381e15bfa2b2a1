import { describe, expect, it } from 'vitest'
import type { PrintedSeatPlan } from '@/lib/pdf/seat-plan/printed-seat-plan'
import { seatPlanByName } from '@/lib/pdf/seat-plan/seat-plan-by-name'
import { seatPlanByTable } from '@/lib/pdf/seat-plan/seat-plan-by-table'
import { misplaced } from '@/tests/support/misplaced'
import { printed } from '@/tests/support/printed'
import { printedPeople } from '@/tests/support/printed-people'
import { printedSamples } from '@/tests/support/printed-samples'

const { plan } = printedSamples
const strange = plan([...printedPeople.longest, ...printedPeople.unusual].map((person, index) => ({ ...person, startNumber: 301 + index })), 997)
const changed = (given: PrintedSeatPlan): PrintedSeatPlan => ({ ...given, tables: given.tables.map((table) => ({ ...table, seats: table.seats.map((seat) => ({ ...seat, changedAt: seat.position === 2 ? new Date('2026-11-28T13:05:00Z') : null })) })) })

const kinds = { table: seatPlanByTable, name: seatPlanByName } as const

describe.each(['table', 'name'] as const)('A seat plan by %s', (kind) => {
  it.each([
    ['4 people', 1, plan(printedPeople.ordinary(4))],
    ['53 people', 1, plan(printedPeople.ordinary(53))],
    ['300 people at tables with three digits', 4, plan(printedPeople.ordinary(300), 100)],
    ['the longest and strangest names', 1, strange],
    ['the longest and strangest names, changed', 1, changed(strange)],
  ])('of %s is %i pages with everything in its place', async (_, expected, given) => {
    for (const locale of ['de', 'en'] as const) {
      const pages = await printed(kinds[kind](given, locale))
      expect(pages).toHaveLength(expected)
      expect((await Promise.all(pages.map(misplaced))).flat()).toEqual([])
    }
  })

  it('leaves nobody out and cuts no name', async () => {
    const people = printedPeople.ordinary(300)
    const words = (await printed(kinds[kind](plan(people), 'de'))).map((page) => page.words).join(' ').split(' ')
    for (const { startNumber } of people) expect(words).toContain(String(startNumber))
    const long = (await printed(kinds[kind](changed(strange), 'de'))).map((page) => page.words).join(' ')
    expect(long).not.toContain('…')
    expect(long.replaceAll(/\s/g, '')).toContain('W'.repeat(100))
  })

  it('writes the longest names in letters that can be read on a wall, over several lines', async () => {
    const pages = await printed(kinds[kind](changed(plan([...strange.tables.flatMap(({ seats }) => seats), ...printedPeople.ordinary(40)])), 'de'))
    const parts = /^(W{5,}|Maximiliane|Hohenlohe|.*Augustenburg.*|Llanfair.*|.*Fychan.*)/
    const sizes = pages.flatMap(({ texts }) => texts.filter(({ text }) => parts.test(text)).map(({ size }) => size))
    expect(sizes.length).toBeGreaterThan(3)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
  })

  it('is stamped with the time of a change, at its head and at the seat', async () => {
    const [page] = await printed(kinds[kind](changed(plan(printedPeople.ordinary(4))), 'de'))
    expect(page?.words.match(/geändert\s14:05/g)).toHaveLength(2)
    const [unchanged] = await printed(kinds[kind](plan(printedPeople.ordinary(4)), 'de'))
    expect(unchanged?.words).not.toContain('geändert')
  })
})

describe('A seat plan by name', () => {
  it('stands in the order in which Germans look names up, down one column and then the next', async () => {
    const names = ['Zoe Zander', 'Ottmar Öhler', 'Ole Ohlers', 'Ada Ärmel', 'Ahlers, Ole', 'Jan van der Meer', 'Bo Straßer', 'Bo Strasser', 'Jo Meer jun.', 'Ole Ahlers', 'Kim']
    const people = names.map((name, index) => ({ startNumber: index + 1, name, club: `Club ${String(index)}` }))
    const [page] = await printed(seatPlanByName(plan(people.slice(0, 8)), 'de'))
    const rows = (texts: typeof page) => texts?.texts.filter(({ left }) => left < 45).map(({ text }) => text).slice(4)
    expect(rows(page)).toEqual(['Ahlers, Ole', 'Ärmel, Ada', 'Meer, Jan van der', 'Öhler, Ottmar', 'Ohlers, Ole', 'Strasser, Bo', 'Straßer, Bo', 'Zander, Zoe'])
    const [twice] = await printed(seatPlanByName(plan(people.slice(3)), 'de'))
    expect(rows(twice)?.slice(0, 2)).toEqual(['Ahlers, Ole (Club 4)', 'Ahlers, Ole (Club 9)'])
  })
})
