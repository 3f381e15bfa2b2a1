import { describe, expect, it } from 'vitest'
import { hasWon } from '@/lib/rules/scoring/has-won'
import { winner } from '@/lib/rules/scoring/winner'
import { readGame } from '@/tests/support/game-notation'

describe('TSR 7.1.1 · Re has won', () => {
  it.each([
    ['with the 121st card point, if nobody called', '121:119'],
    ['with the 121st card point, if only Re was called', 'Re · 121:119'],
    ['with the 121st card point, if Re and Kontra were called', 'Re · Kontra · 121:119'],
    ['with the 120th card point, if only Kontra was called', 'Kontra · 120:120'],
    ['with the 151st card point, if it called no 90', 'Re no 90 · 151:89'],
    ['with the 181st card point, if it called no 60', 'Re no 60 · 181:59'],
    ['with the 211th card point, if it called no 30', 'Re no 30 · 211:29'],
    ['with every trick, if it called black', 'Re black · 240:–'],
    ['with the 90th card point, if Kontra called no 90', 'Kontra no 90 · 90:150'],
    ['with the 60th card point, if Kontra called no 60', 'Kontra no 60 · 60:180'],
    ['with the 30th card point, if Kontra called no 30', 'Kontra no 30 · 30:210'],
    ['with its first trick, if Kontra called black', 'Kontra black · 0:240'],
    ['with the 90th card point against no 90, if it called Re itself', 'Re · Kontra no 90 · 90:150'],
    ['with the 151st card point, if both called no 90', 'Re no 90 · Kontra no 90 · 151:89'],
    ['with the 151st card point, if Kontra called black', 'Re no 90 · Kontra black · 151:89'],
    ['in a solo with the 120th card point, if only Kontra was called', 'Solo · Kontra · 120:120'],
  ])('%s', (_, game) => {
    expect(winner(readGame(game))).toBe('re')
  })
})

describe('TSR 7.1.2 · Kontra has won', () => {
  it.each([
    ['with the 120th card point, if nobody called', '120:120'],
    ['with the 120th card point, if only Re was called', 'Re · 120:120'],
    ['with the 120th card point, if Re and Kontra were called', 'Re · Kontra · 120:120'],
    ['with the 121st card point, if only Kontra was called', 'Kontra · 119:121'],
    ['with the 151st card point, if it called no 90', 'Kontra no 90 · 89:151'],
    ['with the 181st card point, if it called no 60', 'Kontra no 60 · 59:181'],
    ['with the 211th card point, if it called no 30', 'Kontra no 30 · 29:211'],
    ['with every trick, if it called black', 'Kontra black · –:240'],
    ['with the 90th card point, if Re called no 90', 'Re no 90 · 150:90'],
    ['with the 60th card point, if Re called no 60', 'Re no 60 · 180:60'],
    ['with the 30th card point, if Re called no 30', 'Re no 30 · 210:30'],
    ['with its first trick, if Re called black', 'Re black · 240:0'],
    ['with the 90th card point against no 90, if it called Kontra itself', 'Re no 90 · Kontra · 150:90'],
    ['with the 151st card point, if both called no 90', 'Re no 90 · Kontra no 90 · 89:151'],
    ['with the 151st card point, if Re called black', 'Re black · Kontra no 90 · 89:151'],
    ['in a solo with the 120th card point, if nobody called', 'Solo · 120:120'],
  ])('%s', (_, game) => {
    expect(winner(readGame(game))).toBe('kontra')
  })
})

describe('TSR 7.1.3 · nobody has won', () => {
  it.each([
    ['if both called no 90 and Re stopped at 150', 'Re no 90 · Kontra no 90 · 150:90'],
    ['if both called no 90 and Kontra stopped at 150', 'Re no 90 · Kontra no 90 · 90:150'],
    ['if Re missed no 60 and Kontra its no 90', 'Re no 60 · Kontra no 90 · 180:60'],
    ['if both called black and both have a trick', 'Re black · Kontra black · 240:0'],
  ])('%s', (_, notation) => {
    const game = readGame(notation)
    expect([winner(game), hasWon(game, 're'), hasWon(game, 'kontra')]).toEqual([null, false, false])
  })
})
