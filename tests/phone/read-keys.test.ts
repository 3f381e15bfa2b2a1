import { describe, expect, it } from 'vitest'
import { padScene, type PadScene } from '@/lib/phone/pad/pad-scene'
import { keysOfGame } from '@/lib/phone/paper/keys-of-game'
import { readKeys } from '@/lib/phone/paper/read-keys'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import { listLog } from '@/tests/support/list-log'
import { typed } from '@/tests/support/typed'

function sceneOf(log = listLog(4)): PadScene {
  const list = log.fold()
  const scene = sceneOfPlace(list, list.next.place)
  if (scene === null) throw new Error('nothing to play')
  return padScene(list.tableSize, list.next.place, scene)
}

const four = sceneOf()
/** Position 1 deals and sits out. */
const five = sceneOf(listLog(5))
/** Only the four solos are left; position 2 plays the first. */
const presented = sceneOf(typed.games(20))
const game = (keys: string, scene = four) => {
  const said = readKeys(scene, keys)
  return said.reading === 'game' ? [said.game.kind, said.game.soloist, said.game.points] : said
}

describe('TSR 7.3.1 · a row typed with the keyboard', () => {
  it.each([
    ['213', 'normal', null, [2, -2, 2, -2]],
    ['2 1 3', 'normal', null, [2, -2, 2, -2]],
    ['231', 'normal', null, [2, -2, 2, -2]],
    ['1013', 'normal', null, [10, -10, 10, -10]],
    ['12 34', 'normal', null, [-12, -12, 12, 12]],
    ['53', 'solo', 3, [-5, -5, 15, -5]],
    ['5-3', 'solo', 3, [5, 5, -15, 5]],
    ['53-', 'solo', 3, [5, 5, -15, 5]],
    ['5 -3', 'solo', 3, [5, 5, -15, 5]],
    ['5−3', 'solo', 3, [5, 5, -15, 5]],
    ['5124', 'solo', 3, [5, 5, -15, 5]],
    ['103', 'solo', 3, [-10, -10, 30, -10]],
    ['13-2', 'solo', 2, [13, -39, 13, 13]],
    ['53h', 'silent-marriage', 3, [-5, -5, 15, -5]],
    ['5-3m', 'silent-marriage', 3, [5, 5, -15, 5]],
    ['0n', 'normal', null, [0, 0, 0, 0]],
    ['012', 'normal', null, [0, 0, 0, 0]],
    ['03', 'solo', 3, [0, 0, 0, 0]],
    ['03h', 'silent-marriage', 3, [0, 0, 0, 0]],
    ['+9 -3 -3 -3', 'solo', 1, [9, -3, -3, -3]],
    ['2+2-2-2', 'normal', null, [2, 2, -2, -2]],
    ['+2+2-2-2', 'normal', null, [2, 2, -2, -2]],
    ['2, 2, -2, -2', 'normal', null, [2, 2, -2, -2]],
    ['0 0 0 0 n', 'normal', null, [0, 0, 0, 0]],
  ] as const)('%s', (keys, ...expected) => {
    expect(game(keys)).toEqual(expected)
  })

  it.each([
    ['', { reading: 'nothing' }],
    ['2', { reading: 'asks', question: 'who' }],
    ['5-', { reading: 'asks', question: 'who' }],
    ['0', { reading: 'asks', question: 'whose-zero' }],
    ['0 0 0 0', { reading: 'asks', question: 'whose-zero' }],
    ['+2 +2', { reading: 'asks', question: 'points' }],
    ['x', { reading: 'strike', count: 1 }],
    ['3x', { reading: 'strike', count: 3 }],
    ['s', { reading: 'penalty' }],
    ['P', { reading: 'penalty' }],
    ['g3', { reading: 'dealer', dealer: 3 }],
    ['215', { reading: 'unclear' }],
    ['211', { reading: 'unclear' }],
    ['213-', { reading: 'unclear' }],
    ['213h', { reading: 'unclear' }],
    ['21234', { reading: 'unclear' }],
    ['+2 +2 -2 -2 0', { reading: 'unclear' }],
    ['g5', { reading: 'unclear' }],
    ['abc', { reading: 'unclear' }],
  ])('%s is no game yet', (keys, expected) => {
    expect(readKeys(four, keys)).toEqual(expected)
  })
})

describe('TSR 10.1.1 · the dealer who sits out', () => {
  it('has no figure in the row, however it is typed', () => {
    expect(game('223', five)).toEqual(['normal', null, [null, 2, 2, -2, -2]])
    expect(game('4-5', five)).toEqual(['solo', 5, [null, 4, 4, 4, -12]])
    expect(game('+1 +1 -1 -1', five)).toEqual(['normal', null, [null, 1, 1, -1, -1]])
  })

  it('is named when somebody types that he has scored', () => {
    expect(readKeys(five, '213')).toEqual({ reading: 'sits-out', position: 1 })
  })
})

describe('TSR 4.2.3 · a presented player', () => {
  it('need not be typed', () => {
    expect([game('5', presented), game('5-', presented), game('0', presented)]).toEqual([
      ['solo', 2, [-5, 15, -5, -5]],
      ['solo', 2, [5, -15, 5, 5]],
      ['solo', 2, [0, 0, 0, 0]],
    ])
  })

  it('has no silent marriage', () => {
    expect(readKeys(presented, '52h')).toEqual({ reading: 'unclear' })
  })
})

describe('the keys of a game', () => {
  const pairs = [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]] as const
  const row = (positive: readonly number[], value: number) => [1, 2, 3, 4].map((position) => (positive.includes(position) ? value : -value))
  const normals = pairs.flatMap((pair) => Array.from({ length: 22 }, (_, index) => typed.normal(1, row(pair, index + 1))))
  const solos = ([1, 2, 3, 4] as const).flatMap((lone) => [1, -1].flatMap((sign) => Array.from({ length: 21 }, (_, index) => typed.solo(1, lone, [1, 2, 3, 4].map((position) => (position === lone ? 3 : -1) * sign * (index + 1))))))

  it('are four with Enter for every normal game up to 9, three for a won solo and four for a lost one', () => {
    const most = (games: typeof normals, value: number) => Math.max(...games.filter(({ points }) => Math.max(...points.map(Number)) <= value).map((each) => keysOfGame(each).length + 1))
    expect(most(normals, 9)).toBe(4)
    const small = solos.filter(({ points }) => Math.min(...points.map((value) => Math.abs(Number(value)))) <= 9)
    expect([true, false].map((won) => Math.max(...small.filter(({ points }) => points.some((value) => Number(value) > 0 && points.filter((each) => Number(each) > 0).length === 1) === won).map((each) => keysOfGame(each).length + 1)))).toEqual([3, 4])
  })

  it('mean the same when they are read again, for every row that a game can have', () => {
    for (const each of [...normals, ...solos, ...solos.map((solo) => ({ ...solo, kind: 'silent-marriage' as const }))]) expect([keysOfGame(each), ...(game(keysOfGame(each)) as unknown[])]).toEqual([keysOfGame(each), each.kind, each.soloist, each.points])
  })
})
