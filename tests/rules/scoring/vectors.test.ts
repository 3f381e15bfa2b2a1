import { describe, expect, it } from 'vitest'
import { checkGame } from '@/lib/rules/scoring/check-game'
import { ImpossibleGame } from '@/lib/rules/scoring/impossible-game'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import { type GameScore, scoreGame } from '@/lib/rules/scoring/score-game'
import { vectors } from '@/tests/support/vectors'

interface Scored extends PlayedGame {
  readonly name: string
  readonly expect: Pick<GameScore, 'winner' | 'points'>
}

describe('TSR 7.1, 7.2 · games scored by hand', () => {
  it.each(vectors<Scored>('scoring'))('$name', ({ expect: expected, ...game }) => {
    const { winner, points } = scoreGame(game)
    expect({ winner, points }).toEqual(expected)
  })
})

describe('TSR 2.2.2, 7.2.3, 7.2.4 · games that cannot be', () => {
  it.each(vectors<PlayedGame & { readonly name: string }>('refused'))('$name', (game) => {
    expect(checkGame(game)).not.toEqual([])
    expect(() => scoreGame(game)).toThrow(ImpossibleGame)
  })
})
