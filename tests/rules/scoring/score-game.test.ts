import { describe, expect, it } from 'vitest'
import { scoreGame } from '@/lib/rules/scoring/score-game'
import { readGame } from '@/tests/support/game-notation'

/** The reasons as "Re won 1", in the order the screen shows them. */
const reasonsOf = (notation: string, tsr?: string) =>
  scoreGame(readGame(notation))
    .reasons.filter((reason) => tsr === undefined || reason.tsr === tsr)
    .map(({ party, code, points }) => `${party} ${code} ${points}`)

describe('TSR 7.2.1, 7.2.2 · the value', () => {
  it.each([
    ['goes to the winners with plus and to the losers with minus', 'Re · 121:119', 3, -3],
    ['goes to Kontra when Kontra has won', 'Re · 120:120', -4, 4],
    ['is nothing when nobody has won and nothing was reached', 'Re no 90 · Kontra no 90 · Re: fox · Kontra: fox · 120:120', 0, 0],
  ])('%s', (_, game, re, kontra) => {
    expect(scoreGame(readGame(game)).points).toEqual({ re, kontra })
  })

  it('is the sum of its reasons, each with its paragraph', () => {
    expect(scoreGame(readGame('Re no 90 · Kontra · 151:89 · Re: 2 Doppelkopf · Kontra: fox'))).toEqual({
      winner: 're',
      points: { re: 8, kontra: -8 },
      reasons: [
        { tsr: '7.2.2 (a)', code: 'won', party: 're', points: 1 },
        { tsr: '7.2.2 (a)', code: 'under-90', party: 're', points: 1 },
        { tsr: '7.2.2 (b)', code: 're-called', party: 're', points: 2 },
        { tsr: '7.2.2 (b)', code: 'kontra-called', party: 're', points: 2 },
        { tsr: '7.2.2 (c)', code: 're-no90', party: 're', points: 1 },
        { tsr: '7.2.3', code: 'doppelkopf', party: 're', points: 2 },
        { tsr: '7.2.3', code: 'fox', party: 'kontra', points: 1 },
      ],
    })
  })
})

describe('TSR 7.2.2 (a) · won, and played under', () => {
  it.each([
    ['the base value alone with 90 card points left to the other party', '150:90', ['re won 1']],
    ['under 90', '151:89', ['re won 1', 're under-90 1']],
    ['only under 90 with 60', '180:60', ['re won 1', 're under-90 1']],
    ['under 60', '181:59', ['re won 1', 're under-90 1', 're under-60 1']],
    ['only under 60 with 30', '210:30', ['re won 1', 're under-90 1', 're under-60 1']],
    ['under 30', '211:29', ['re won 1', 're under-90 1', 're under-60 1', 're under-30 1']],
    ['no black by 240 card points alone', '240:0', ['re won 1', 're under-90 1', 're under-60 1', 're under-30 1']],
    ['black', '240:–', ['re won 1', 're under-90 1', 're under-60 1', 're under-30 1', 're black 1']],
    ['black for Kontra', '–:240', ['kontra won 1', 'kontra under-90 1', 'kontra under-60 1', 'kontra under-30 1', 'kontra black 1']],
    ['nothing for a party that lost, though it played the winner under 60', 'Re no 30 · 210:30', ['kontra won 1']],
  ])('gives %s', (_, game, reasons) => {
    expect(reasonsOf(game, '7.2.2 (a)')).toEqual(reasons)
  })
})

describe('TSR 7.2.2 (b) · a call', () => {
  it.each([
    ['of the winner counts for the winner', 'Re · 121:119', ['re re-called 2']],
    ['of the loser counts for the winner', 'Re · 120:120', ['kontra re-called 2']],
    ['of each party counts', 'Re · Kontra · 120:120', ['kontra re-called 2', 'kontra kontra-called 2']],
    ['is included in a counter-call', 'Kontra no 90 · 89:151', ['kontra kontra-called 2']],
    ['counts for nobody when nobody has won', 'Re no 90 · Kontra no 90 · 120:120', []],
  ])('%s', (_, game, reasons) => {
    expect(reasonsOf(game, '7.2.2 (b)')).toEqual(reasons)
  })

  it('is implied by a counter-call even where it is not ticked', () => {
    const game = readGame('Re no 90 · 151:89')
    const unticked = { ...game, calls: { ...game.calls, re: { ...game.calls.re, called: false } } }
    expect(scoreGame(unticked)).toEqual(scoreGame(game))
  })
})

describe.each([
  ['TSR 6.4.3, 7.2.2 (c) · a counter-call of Re', '7.2.2 (c)', 'Re', 're', ['240:–', '0:240']],
  ['TSR 6.4.3, 7.2.2 (d) · a counter-call of Kontra', '7.2.2 (d)', 'Kontra', 'kontra', ['–:240', '240:0']],
] as const)('%s', (_, tsr, name, party, [won, lost]) => {
  const other = party === 're' ? 'kontra' : 're'
  it.each([
    ['no 90', ['no90']],
    ['no 60', ['no90', 'no60']],
    ['no 30', ['no90', 'no60', 'no30']],
    ['black', ['no90', 'no60', 'no30', 'black']],
  ])('%s counts with all levels below it, for whoever has won', (counterCall, levels) => {
    expect(reasonsOf(`${name} ${counterCall} · ${won}`, tsr)).toEqual(levels.map((level) => `${party} ${party}-${level} 1`))
    expect(reasonsOf(`${name} ${counterCall} · ${lost}`, tsr)).toEqual(levels.map((level) => `${other} ${party}-${level} 1`))
  })

  it('counts for nobody when nobody has won', () => {
    expect(reasonsOf('Re no 90 · Kontra no 90 · 120:120', tsr)).toEqual([])
  })
})

describe('TSR 7.2.2 (e) · reached by Re against a counter-call', () => {
  it.each([
    ['nothing with 119 against no 90', 'Kontra no 90 · 119:121', []],
    ['120 against no 90', 'Kontra no 90 · 120:120', ['re re-reached-120 1']],
    ['nothing with 89 against no 60', 'Kontra no 60 · 89:151', []],
    ['90 against no 60', 'Kontra no 60 · 90:150', ['re re-reached-90 1']],
    ['nothing with 59 against no 30', 'Kontra no 30 · 59:181', []],
    ['60 against no 30', 'Kontra no 30 · 60:180', ['re re-reached-60 1']],
    ['nothing with 29 against black', 'Kontra black · 29:211', []],
    ['30 against black', 'Kontra black · 30:210', ['re re-reached-30 1']],
    [
      'each level with 120 against black',
      'Kontra black · 120:120',
      ['re re-reached-120 1', 're re-reached-90 1', 're re-reached-60 1', 're re-reached-30 1'],
    ],
    ['120 against no 90 though nobody has won', 'Re no 90 · Kontra no 90 · 120:120', ['re re-reached-120 1']],
  ])('gives %s', (_, game, reasons) => {
    expect(reasonsOf(game, '7.2.2 (e)')).toEqual(reasons)
  })
})

describe('TSR 7.2.2 (f) · reached by Kontra against a counter-call', () => {
  it.each([
    ['nothing with 119 against no 90', 'Re no 90 · 121:119', []],
    ['120 against no 90', 'Re no 90 · 120:120', ['kontra kontra-reached-120 1']],
    ['nothing with 89 against no 60', 'Re no 60 · 151:89', []],
    ['90 against no 60', 'Re no 60 · 150:90', ['kontra kontra-reached-90 1']],
    ['nothing with 59 against no 30', 'Re no 30 · 181:59', []],
    ['60 against no 30', 'Re no 30 · 180:60', ['kontra kontra-reached-60 1']],
    ['nothing with 29 against black', 'Re black · 211:29', []],
    ['30 against black', 'Re black · 210:30', ['kontra kontra-reached-30 1']],
  ])('gives %s', (_, game, reasons) => {
    expect(reasonsOf(game, '7.2.2 (f)')).toEqual(reasons)
  })
})

describe('TSR 7.1.3 · without a winner', () => {
  it.each([
    ['"under" goes to the party that did it', 'Re no 60 · Kontra no 90 · 170:70', ['re under-90 1', 're re-reached-120 1']],
    ['points reached by both are netted', 'Re no 90 · Kontra no 90 · 120:120', ['re re-reached-120 1', 'kontra kontra-reached-120 1']],
    ['special points still count', 'Re no 90 · Kontra no 90 · 130:110 · Kontra: 2 fox', ['re re-reached-120 1', 'kontra fox 2']],
  ])('%s', (_, game, reasons) => {
    expect(reasonsOf(game)).toEqual(reasons)
  })
})

describe('TSR 7.2.3 · special points', () => {
  it.each([
    ['against the club queens go to Kontra when it has won', '120:120', ['kontra against-club-queens 1']],
    ['against the club queens never go to Re', '121:119', []],
    ['against the club queens go to nobody without a winner', 'Re no 90 · Kontra no 90 · 120:120', []],
    ['belong to the party that won them, also when it lost', '121:119 · Kontra: Doppelkopf, fox, Karlchen', ['kontra doppelkopf 1', 'kontra fox 1', 'kontra karlchen 1']],
    ['of one sort count together', '180:60 · Re: 3 Doppelkopf, 2 fox', ['re doppelkopf 3', 're fox 2']],
  ])('%s', (_, game, reasons) => {
    expect(reasonsOf(game, '7.2.3')).toEqual(reasons)
  })

  it.each([
    ['a won game nothing', '121:119 · Kontra: fox', 0],
    ['a won game a loss', '121:119 · Kontra: Doppelkopf, fox, Karlchen', -2],
  ])('can make %s', (_, game, re) => {
    const score = scoreGame(readGame(game))
    expect([score.winner, score.points]).toEqual(['re', { re, kontra: 0 - re }])
  })
})

describe('TSR 7.2.4 · a solo', () => {
  it.each([
    ['won counts three times for the soloist', 'Solo · Re · 121:119', 9, -3],
    ['lost counts three times against the soloist, and no club queens are beaten', 'Solo · 120:120', -3, 1],
    ['without a winner triples the net too', 'Solo · Re no 60 · Kontra no 90 · 170:70', 6, -2],
    ['without a winner and without a net is worth nothing', 'Solo · Re no 90 · Kontra no 90 · 120:120', 0, 0],
  ])('%s', (_, game, re, kontra) => {
    expect(scoreGame(readGame(game)).points).toEqual({ re, kontra })
  })
})
