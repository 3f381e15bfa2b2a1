import { describe, expect, it } from 'vitest'
import { specialPointsOfTrick, type TrickOfParties } from '@/lib/rules/tricks/special-points-of-trick'

const trick: TrickOfParties = { game: 'normal', cards: ['CA', 'C9', 'CK', 'C9'], parties: ['re', 'kontra', 'kontra', 're'], lastTrick: false }

const found = (change: Partial<TrickOfParties>) => specialPointsOfTrick({ ...trick, ...change }).map(({ party, code }) => `${party} ${code}`)

describe('TSR 7.2.3 · a trick brings its winner', () => {
  it.each<[string, Partial<TrickOfParties>, string[]]>([
    ['nothing by itself', {}, []],
    ['a Doppelkopf with 42 card points', { cards: ['CA', 'C10', 'CA', 'C10'] }, ['re doppelkopf']],
    ['a Doppelkopf with 40 card points', { cards: ['H10', 'D10', 'C10', 'S10'] }, ['re doppelkopf']],
    ['no Doppelkopf with 37 card points', { cards: ['CA', 'SA', 'CA', 'CK'] }, []],
    ['a fox of the opposing party', { cards: ['D9', 'DA', 'SQ', 'CQ'] }, ['re fox']],
    ['both foxes of the opposing party', { cards: ['CQ', 'DA', 'DA', 'D9'] }, ['re fox', 're fox']],
    ['no fox of the own party', { cards: ['DA', 'D9', 'D10', 'CQ'] }, []],
    ['no fox that wins the trick itself', { cards: ['DA', 'D9', 'SA', 'SK'] }, []],
    ['Karlchen, when it wins the last trick', { cards: ['CJ', 'D9', 'SA', 'SK'], lastTrick: true }, ['re karlchen']],
    ['no Karlchen before the last trick', { cards: ['CJ', 'D9', 'SA', 'SK'] }, []],
    ['no Karlchen that is beaten', { cards: ['CJ', 'DQ', 'SA', 'SK'], lastTrick: true }, []],
    ['no Karlchen for the second of the two', { cards: ['SA', 'CJ', 'SK', 'CJ'], lastTrick: true }, ['kontra karlchen']],
    ['all that lies in it', { cards: ['CJ', 'DA', 'DA', 'D10'], lastTrick: true }, ['re fox', 're fox', 're karlchen']],
    ['a Doppelkopf together with a fox', { cards: ['D10', 'DA', 'D10', 'H10'] }, ['re doppelkopf', 're fox']],
    ['nothing in a solo', { game: 'diamonds', cards: ['H10', 'DA', 'D10', 'D10'], lastTrick: true }, []],
  ])('%s', (_name, change, expected) => {
    expect(found(change)).toEqual(expected)
  })
})
