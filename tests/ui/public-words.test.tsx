import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TableLive } from '@/components/public/table-live'
import { OwnFigures } from '@/components/person/own-figures'
import { OwnList } from '@/components/person/own-list'
import { PublicPerson } from '@/components/person/public-person'
import { german } from '@/lib/i18n/messages/german'

const person = (startNumber: number, name: string | null, club = '') => ({ startNumber, name, club })

const read = (part: ReactNode): string => {
  const page = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={german} timeZone="Europe/Berlin">
      {part}
    </NextIntlClientProvider>,
  )
  return page.replace(/<[^>]*>/g, '\n')
}

describe('the public page of a table says of its list', () => {
  const table = { number: 4, round: { number: 2, of: 3, state: 'released' }, rows: [], totals: [0, 0, 0, 0], remaining: 15, state: 'open', totalsOnly: false, people: [1, 2, 3, 4].map((number) => person(number, null)) } as const
  it.each([
    ['how many games are left while it is written', {}, 'Runde 2 von 3 · noch 15 Spiele'],
    ['that all is played, when it is', { remaining: 0 }, 'Runde 2 von 3 · alle Spiele gespielt'],
    ['that it is frozen, and not that all was played', { state: 'frozen', remaining: 0 }, 'Runde 2 von 3 · Die Liste ist eingefroren, weitere Spiele entfallen.'],
    ['that it is being checked', { state: 'submitted', remaining: 0 }, 'Runde 2 von 3 · Die Liste ist abgegeben und wird geprüft.'],
    ['that only its totals are known', { state: 'totals-only', totalsOnly: true, remaining: 0 }, 'Runde 2 von 3 · Von dieser Liste sind nur die Endstände eingetragen.'],
  ] as const)('%s', (_, change, expected) => {
    expect(read(<TableLive table={{ ...table, ...change }} />).split('\n')).toContain(expected)
  })
  it.each(['totals-only', 'submitted', 'checked'] as const)('that only its totals are known, and not that no game was played, also when it is %s', (state) => {
    const words = read(<TableLive table={{ ...table, state, totalsOnly: true, remaining: 0 }} />)
    expect(words).toContain('nur die Endstände eingetragen')
    expect(words).not.toContain('Noch kein Spiel')
  })
})

describe('the list of the own table', () => {
  const people = ([['missing', 'Ada'], ['outdated', 'Ben'], ['confirmed', 'Cem'], ['objected', 'Dea']] as const).map(([confirmation, name], index) => ({ position: index + 1, name, total: 0, confirmation }))
  const list = { table: 4, people, rows: [], position: 1, remaining: 0, totalsOnly: false, state: 'open' }
  it.each([
    ['says who has not confirmed yet while it is open', 'open', 2],
    ['waits for nobody once it was handed in', 'submitted', 0],
    ['waits for nobody once it is checked', 'checked', 0],
  ] as const)('%s', (_, state, open) => {
    const words = read(<OwnList list={{ ...list, state }} />).split('\n')
    expect(words.filter((word) => word === 'noch offen')).toHaveLength(open)
    expect(words).toEqual(expect.arrayContaining(['bestätigt', 'nicht einverstanden']))
  })
  it('of which only the totals are known tells neither of games nor that there are none', () => {
    const figures = { listId: 'x', round: { number: 1, of: 2, state: 'closed' as const }, points: 12, gamesPlayed: 0, penaltyPoints: 0, mayConfirm: false, length: 1, baseVersion: 0 }
    const words = read(<><OwnFigures list={{ ...list, ...figures, totalsOnly: true, state: 'checked' }} /><OwnList list={{ ...list, totalsOnly: true, state: 'checked' }} /></>)
    expect(words).toContain('nur die Endstände eingetragen')
    expect(words).not.toMatch(/Noch kein Spiel|0 Spiele/)
  })
})

describe('the head of a person for everybody', () => {
  it.each([
    ['sets the club off from the number', person(1, 'Anna Meyer', 'Musterstadt'), 'Startnummer 1 · Musterstadt'],
    ['ends with the number where no club is shown', person(1, null), 'Startnummer 1'],
  ])('%s', (_, shown, expected) => {
    expect(read(<PublicPerson base="/de/t/x" person={{ ...shown, seat: null, rank: null }} />).replaceAll('\n', '')).toMatch(new RegExp(`${expected}(?!\\s*·)(?=In der)`))
  })
})
