import { describe, expect, it } from 'vitest'
import { padGame } from '@/lib/phone/pad/pad-game'
import { padOfGame } from '@/lib/phone/pad/pad-of-game'
import { padScene } from '@/lib/phone/pad/pad-scene'
import { gameAt } from '@/lib/rules/list/game-at'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { listLog } from '@/tests/support/list-log'
import { typed } from '@/tests/support/typed'

const { normal, solo } = typed

describe('The pad, opened for a row that stands', () => {
  it.each<[string, GamePayload]>([
    ['a normal game', normal(1, [3, -3, 3, -3])],
    ['a normal game of value 0', normal(1, [0, 0, 0, 0])],
    ['a won solo', solo(1, 2, [-2, 6, -2, -2])],
    ['a lost solo', solo(1, 2, [2, -6, 2, 2])],
    ['a solo of value 0', solo(1, 3, [0, 0, 0, 0])],
    ['a silent marriage', { place: 1, kind: 'silent-marriage', soloist: 4, points: [-1, -1, -1, 3] }],
    ['a normal game above the buttons', normal(1, [14, 14, -14, -14])],
  ])('says the same game again: %s', (_, payload) => {
    const list = listLog(4).add('game-entered', payload).fold()
    const row = gameAt(list, 1)
    const said = row && padGame(padScene(4, 1, row), padOfGame(row))
    expect(said?.ready === true && { ...said.game, seen: undefined }).toEqual({ ...payload, seen: undefined })
  })
})
