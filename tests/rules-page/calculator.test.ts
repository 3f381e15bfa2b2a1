import { describe, expect, it } from 'vitest'
import { emptyInput, type CalculatorInput, type CardPointsChoice } from '@/components/calculator/calculator-input'
import { chosenRange } from '@/components/calculator/chosen-range'
import { gameOfInput } from '@/components/calculator/game-of-input'
import { inputOfGame } from '@/components/calculator/input-of-game'
import { resultView } from '@/components/calculator/result-view'
import { tapCall } from '@/components/calculator/tap-call'
import { cardPointRanges } from '@/lib/rules/scoring/card-point-ranges'
import { checkGame } from '@/lib/rules/scoring/check-game'
import { scoreGame } from '@/lib/rules/scoring/score-game'

const range = (from: number): CardPointsChoice => ({ by: 'range', index: cardPointRanges.findIndex((candidate) => candidate.from === from) })
const none = { doppelkopf: 0, foxes: 0, karlchen: 0 }
const silent = { called: false, counterCall: null }

/** The game in the drawing of the calculator. */
const drawn: CalculatorInput = {
  kind: 'normal',
  cardPoints: range(151),
  calls: { re: { called: true, counterCall: 'no90' }, kontra: silent },
  specials: { re: { ...none, foxes: 1 }, kontra: { ...none, doppelkopf: 1 } },
}

const scored = (input: CalculatorInput) => {
  const game = gameOfInput(input)
  if (game === null) throw new Error('No game yet')
  return scoreGame(game)
}

describe('the calculator', () => {
  it('asks for card points before it says anything', () => {
    expect(gameOfInput(emptyInput)).toBeNull()
    expect(gameOfInput({ ...emptyInput, cardPoints: { by: 'exact', cardPoints: null } })).toBeNull()
  })

  it('gives +5 for Re 151 to 180 with "no 90" and a fox against a Doppelkopf', () => {
    const { side, value, reasons } = resultView(scored(drawn))
    expect([side, value]).toEqual(['re', 5])
    expect(reasons.map(({ code, tsr, signed }) => [code, tsr, signed])).toEqual([
      ['won', '7.2.2 (a)', 1],
      ['under-90', '7.2.2 (a)', 1],
      ['re-called', '7.2.2 (b)', 2],
      ['re-no90', '7.2.2 (c)', 1],
      ['fox', '7.2.3', 1],
      ['doppelkopf', '7.2.3', -1],
    ])
  })

  it('moves within a range to card points that the special points allow', () => {
    expect(gameOfInput({ ...drawn, cardPoints: range(30), specials: { re: { ...none, doppelkopf: 1 }, kontra: none } })?.reCardPoints).toBe(59)
    expect(gameOfInput({ ...drawn, cardPoints: range(181), specials: { re: none, kontra: { ...none, doppelkopf: 1 } } })?.reCardPoints).toBe(181)
    expect(gameOfInput({ ...drawn, cardPoints: range(121), specials: { re: { ...none, doppelkopf: 3 }, kontra: none } })?.reCardPoints).toBe(124)
  })

  it('lets the check say why a range leaves no room for the special points', () => {
    const game = gameOfInput({ ...drawn, cardPoints: range(211) })
    expect(game && checkGame(game)).toMatchObject([{ code: 'too-few-card-points', params: { party: 'kontra', least: 40 } }])
  })

  it.each([
    ['re', 0],
    ['kontra', 240],
  ] as const)('a party without a trick, %s, leaves Re with %d card points', (party, reCardPoints) => {
    expect(gameOfInput({ ...emptyInput, cardPoints: { by: 'trickless', party } })).toMatchObject({ trickless: party, reCardPoints })
  })

  it('puts special points aside in a solo', () => {
    expect(gameOfInput({ ...drawn, kind: 'solo' })?.specials).toEqual({ re: none, kontra: none })
  })

  it('opens a game again that was calculated before', () => {
    const game = gameOfInput(drawn)
    expect(game && gameOfInput(inputOfGame(game))).toEqual(game)
    const black = gameOfInput({ ...emptyInput, cardPoints: { by: 'trickless', party: 'kontra' } })
    expect(black && gameOfInput(inputOfGame(black))).toEqual(black)
  })
})

describe('the value as it is told', () => {
  it('is that of each opponent in a solo', () => {
    expect(resultView(scored({ ...emptyInput, kind: 'solo', cardPoints: range(151) })).value).toBe(2)
  })

  it('is told from the side that scored, when nobody has won', () => {
    const calls = { re: { called: true, counterCall: 'no90' }, kontra: { called: true, counterCall: 'no60' } } as const
    const { side, value } = resultView(scored({ ...emptyInput, calls, cardPoints: range(121) }))
    expect([side, value]).toEqual(['re', 2])
  })

  it('may be negative for the winner, and its reasons add up to it', () => {
    const specials = { re: none, kontra: { doppelkopf: 2, foxes: 0, karlchen: 0 } }
    const { side, value, reasons } = resultView(scored({ ...emptyInput, cardPoints: range(121), specials }))
    expect([side, value]).toEqual(['re', -1])
    expect(reasons.reduce((sum, { signed }) => sum + signed, 0)).toBe(value)
  })
})

describe('a tap on a call', () => {
  it.each([
    ['nothing', silent, 'call', { called: true, counterCall: null }],
    ['nothing, skipping levels', silent, 'no60', { called: true, counterCall: 'no60' }],
    ['a higher counter-call', { called: true, counterCall: 'black' }, 'no90', { called: true, counterCall: 'no90' }],
    ['the same counter-call, taking it back', { called: true, counterCall: 'no60' }, 'no60', { called: true, counterCall: 'no90' }],
    ['the lowest counter-call, taking it back', { called: true, counterCall: 'no90' }, 'no90', { called: true, counterCall: null }],
    ['the call alone, taking it back', { called: true, counterCall: null }, 'call', silent],
    ['the call below a counter-call', { called: true, counterCall: 'no30' }, 'call', { called: true, counterCall: null }],
  ] as const)('after %s', (_name, before, tapped, after) => {
    expect(tapCall(before, tapped)).toEqual(after)
  })
})

describe('the lit range', () => {
  it.each([
    ['a tapped one', range(151), '6'],
    ['the one a typed number lies in', { by: 'exact', cardPoints: 120 }, '4'],
    ['none for a number beyond all cards', { by: 'exact', cardPoints: 241 }, null],
    ['none without a trick', { by: 'trickless', party: 're' }, null],
    ['none at first', null, null],
  ] as const)('is %s', (_name, choice, lit) => {
    expect(chosenRange(choice)).toBe(lit)
  })
})
