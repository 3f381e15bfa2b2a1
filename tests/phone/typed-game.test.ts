import { describe, expect, it } from 'vitest'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { typedGame, type TypedChoice } from '@/lib/phone/pad/typed-game'

const scene: PadScene = { tableSize: 4, place: 3, gameNo: 3, dealer: 3, players: [1, 2, 3, 4], presented: null, owed: [] }
const nothing: TypedChoice = { marriage: false, zero: null }

describe('points typed as on paper', () => {
  it.each<[string, PadScene, number[], TypedChoice, string | null]>([
    ['two against two are a normal game', scene, [2, 2, -2, -2], nothing, 'normal'],
    ['one against three is a solo', scene, [-6, 2, 2, 2], nothing, 'solo of 1'],
    ['one against three may be a silent marriage', scene, [6, -2, -2, -2], { ...nothing, marriage: true }, 'silent-marriage of 1'],
    ['a presented solo never is', { ...scene, presented: 1 }, [6, -2, -2, -2], { ...nothing, marriage: true }, 'solo of 1'],
    ['zeros are asked about', scene, [0, 0, 0, 0], nothing, null],
    ['zeros are a normal game when that is said', scene, [0, 0, 0, 0], { ...nothing, zero: 'normal' }, 'normal'],
    ['zeros are whose solo is said', scene, [0, 0, 0, 0], { ...nothing, zero: 4 }, 'solo of 4'],
    ['zeros are the presented solo', { ...scene, presented: 2 }, [0, 0, 0, 0], nothing, 'solo of 2'],
    ['what has no shape goes to the row checks as it is', scene, [3, 1, -2, -2], nothing, 'normal'],
  ])('%s', (_, where, points, choice, expected) => {
    const game = typedGame(where, points, choice)
    expect(game && `${game.kind}${game.soloist === null ? '' : ` of ${game.soloist}`}`).toBe(expected)
    if (game) expect(game.points).toEqual(points)
  })
})
