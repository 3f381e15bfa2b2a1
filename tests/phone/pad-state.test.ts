import { describe, expect, it } from 'vitest'
import { freshPad } from '@/lib/phone/pad/fresh-pad'
import { padGame } from '@/lib/phone/pad/pad-game'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { padState, type PadTap } from '@/lib/phone/pad/pad-state'
import type { Position } from '@/lib/rules/table/table-size'

const four: PadScene = { tableSize: 4, place: 3, gameNo: 3, dealer: 3, players: [1, 2, 3, 4], presented: null, owed: [1, 2, 3, 4] }
const five: PadScene = { ...four, tableSize: 5, dealer: 2, players: [1, 3, 4, 5] }
const presented: PadScene = { ...four, presented: 2 }

const value = (points: number): PadTap => ({ tap: 'value', value: points })
const person = (position: Position): PadTap => ({ tap: 'person', position })
const marriage: PadTap = { tap: 'marriage' }
const zeroNormal: PadTap = { tap: 'zero-normal' }

type Case = [title: string, taps: readonly PadTap[], expected: string]

/** What the pad says after the taps: `normal: 3 3 -3 -3`, or what it still asks. */
function says(scene: PadScene, taps: readonly PadTap[]): string {
  const result = padGame(scene, taps.reduce((state, tap) => padState(scene, state, tap), freshPad(scene)))
  if (!result.ready) return result.question
  const { kind, soloist, points } = result.game
  return `${kind}${soloist === null ? '' : ` of ${soloist}`}: ${points.map((point) => point ?? 'out').join(' ')}`
}

describe('quick entry at a table of four', () => {
  it.each<Case>([
    ['nothing tapped asks for the value', [], 'value'],
    ['a value alone asks who', [value(3)], 'who'],
    ['a person alone asks for the value', [person(1)], 'value'],
    ['value and two people are a normal game', [value(3), person(2), person(4)], 'normal: -3 3 -3 3'],
    ['people first is the same', [person(4), person(2), value(3)], 'normal: -3 3 -3 3'],
    ['value and one person are a won solo', [value(3), person(3)], 'solo of 3: -3 -3 9 -3'],
    ['a second tap on the soloist is a lost solo', [value(3), person(3), person(3)], 'solo of 3: 3 3 -9 3'],
    ['tapping the three others is the same lost solo', [value(3), person(1), person(2), person(4)], 'solo of 3: 3 3 -9 3'],
    ['a third tap on the soloist starts anew', [value(3), person(3), person(3), person(3)], 'who'],
    ['a second tap on one of two takes it back', [value(2), person(1), person(2), person(2)], 'solo of 1: 6 -2 -2 -2'],
    ['another value keeps the people', [value(2), person(1), person(2), value(5)], 'normal: 5 5 -5 -5'],
    ['a lone player may have had a silent marriage', [value(2), person(1), marriage], 'silent-marriage of 1: 6 -2 -2 -2'],
    ['a lost one as well', [value(2), person(1), person(1), marriage], 'silent-marriage of 1: -6 2 2 2'],
    ['the toggle goes back', [value(2), person(1), marriage, marriage], 'solo of 1: 6 -2 -2 -2'],
    ['a second scorer ends the marriage', [value(2), person(1), marriage, person(2)], 'normal: 2 2 -2 -2'],
    ['without a lone player there is none', [value(2), marriage, person(1)], 'solo of 1: 6 -2 -2 -2'],
  ])('%s', (_, taps, expected) => {
    expect(says(four, taps)).toBe(expected)
  })
})

describe('a game of value 0', () => {
  it.each<Case>([
    ['asks whether it was a normal game or whose solo', [value(0)], 'whose-zero'],
    ['is a normal game when that is said', [value(0), zeroNormal], 'normal: 0 0 0 0'],
    ['is the solo of whom is tapped', [value(0), person(4)], 'solo of 4: 0 0 0 0'],
    ['may be a silent marriage', [value(0), person(4), marriage], 'silent-marriage of 4: 0 0 0 0'],
    ['changes to another soloist by one tap', [value(0), person(4), person(1)], 'solo of 1: 0 0 0 0'],
    ['is no solo any more once normal is said', [value(0), person(4), zeroNormal], 'normal: 0 0 0 0'],
    ['forgets the two who were tapped before', [person(1), person(2), value(0)], 'whose-zero'],
    ['keeps nobody when another value follows', [value(0), person(4), value(2)], 'who'],
  ])('%s', (_, taps, expected) => {
    expect(says(four, taps)).toBe(expected)
  })
})

describe('a presented solo', () => {
  it.each<Case>([
    ['needs the value alone', [value(3)], 'solo of 2: -3 9 -3 -3'],
    ['is won after a tap on the soloist, as any other solo', [value(3), person(2)], 'solo of 2: -3 9 -3 -3'],
    ['is lost after tapping one of the others', [value(3), person(1)], 'solo of 2: 3 -9 3 3'],
    ['is lost after tapping two of the others', [value(3), person(1), person(3)], 'solo of 2: 3 -9 3 3'],
    ['is lost after tapping the three others', [value(3), person(1), person(3), person(4)], 'solo of 2: 3 -9 3 3'],
    ['is won again after a tap on the soloist', [value(3), person(1), person(2)], 'solo of 2: -3 9 -3 -3'],
    ['is never a silent marriage', [value(3), marriage], 'solo of 2: -3 9 -3 -3'],
    ['of value 0 is still that solo', [value(0)], 'solo of 2: 0 0 0 0'],
    ['of value 0 is no normal game', [value(0), zeroNormal], 'solo of 2: 0 0 0 0'],
  ])('%s', (_, taps, expected) => {
    expect(says(presented, taps)).toBe(expected)
  })
})

describe('what the calculator was given', () => {
  const why = { kind: 'normal', reCardPoints: 130, trickless: null, calls: { re: { called: false, counterCall: null }, kontra: { called: false, counterCall: null } }, specials: { re: { doppelkopf: 0, foxes: 0, karlchen: 0 }, kontra: { doppelkopf: 0, foxes: 0, karlchen: 0 } } } as const
  const calculated = (...taps: PadTap[]) => {
    const result = padGame(four, taps.reduce((state, tap) => padState(four, state, tap), freshPad(four)))
    return result.ready ? result.game.why : 'not ready'
  }

  it('goes along with the game', () => {
    expect(calculated({ tap: 'value', value: 1, why }, person(1), person(2))).toEqual(why)
  })

  it('does not when the game turns out to be of another kind, or the value is tapped anew', () => {
    expect(calculated({ tap: 'value', value: 1, why }, person(1))).toBeUndefined()
    expect(calculated({ tap: 'value', value: 1, why }, value(2), person(1), person(2))).toBeUndefined()
  })
})

describe('at a table of five', () => {
  it.each<Case>([
    ['the dealer has no points', [value(2), person(1), person(5)], 'normal: 2 out -2 -2 2'],
    ['a tap on the dealer changes nothing', [value(2), person(2), person(1)], 'solo of 1: 6 out -2 -2 -2'],
    ['three scorers are a lost solo of the fourth', [value(2), person(1), person(3), person(5)], 'solo of 4: 2 out 2 -6 2'],
  ])('%s', (_, taps, expected) => {
    expect(says(five, taps)).toBe(expected)
  })
})
