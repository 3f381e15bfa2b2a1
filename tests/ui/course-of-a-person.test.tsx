import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PersonGames } from '@/components/public/person-games'
import type { PlayedRound } from '@/components/public/round-games'
import { german } from '@/lib/i18n/messages/german'

const game = (gameNo: number, points: number, kind: PlayedRound['entries'][number]['kind'] = 'game') => ({ key: `${gameNo}${kind}`, kind, gameNo, points, total: 0 })
const games = (number: number, ...entries: readonly PlayedRound['entries'][number][]): PlayedRound => ({ number, table: 1, totalsOnly: false, points: entries.reduce((sum, { points }) => sum + points, 0), entries })
const totals = (number: number, points: number): PlayedRound => ({ number, table: 2, totalsOnly: true, points, entries: [] })

/** Of the chart: its name, the words below, the marks along the line and how many lines begin a round. */
function chartOf(rounds: readonly PlayedRound[], deduction = 0) {
  const page = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={german} timeZone="Europe/Berlin">
      <PersonGames person={{ rounds, deduction, figures: null }} />
    </NextIntlClientProvider>,
  )
  const [chart = ''] = /<figure.*<\/figure>/s.exec(page) ?? []
  return {
    name: /aria-label="([^"]*)"/.exec(chart)?.[1],
    words: chart.replace(/<[^>]*>/g, ' '),
    marks: [...chart.matchAll(/data-mark="(\w+)"/g)].map(([, mark]) => mark),
    roundLines: chart.match(/<line [^>]*y1="0"/g)?.length ?? 0,
  }
}

const one = games(1, game(1, 3), game(2, -2))

describe('The course of a person', () => {
  it.each([
    ['ends after a round of which only the totals are known', [one, totals(2, 25)], 0, 'am höchsten +26, am tiefsten 0, jetzt +26'],
    ['goes on from such a round', [totals(1, 32), games(2, game(1, -4), game(2, 1))], 0, 'am höchsten +32, am tiefsten 0, jetzt +29'],
    ['counts such a round where it was the lowest', [totals(1, -40), games(2, game(1, 9))], 0, 'am höchsten 0, am tiefsten −40, jetzt −31'],
    ['ends with what was deducted outside the lists, as the standings do', [one], 10, 'am höchsten +3, am tiefsten −9, jetzt −9'],
  ] as const)('%s', (_, rounds, deduction, expected) => {
    expect(chartOf(rounds, deduction).name).toContain(expected)
  })

  it.each([
    ['a round of totals that comes first, and the line at the next', [totals(1, 32), games(2, game(1, -4))], 0, ['totals'], 1, 'Offene Kreise sind Runden'],
    ['a round of totals that comes later, with its own line', [one, totals(2, 25)], 0, ['totals'], 1, 'Offene Kreise sind Runden'],
    ['penalty points, also where they are the last', [games(1, game(1, 3), game(1, -9, 'penalty'))], 0, ['penalty'], 0, 'Rote Punkte sind Strafpunkte'],
    ['a deduction', [one], 5, ['deduction'], 0, 'Abzug außerhalb der Listen'],
  ] as const)('marks and explains %s', (_, rounds, deduction, marks, roundLines, words) => {
    const chart = chartOf(rounds, deduction)
    expect(chart).toMatchObject({ marks, roundLines })
    expect(chart.words).toContain(words)
  })

  it('marks no game, and explains no mark that is not there', () => {
    expect(chartOf([one])).toMatchObject({ marks: [], roundLines: 0 })
    expect(chartOf([one]).words).not.toMatch(/Kreis|Punkte sind/)
  })
})
