import { describe, expect, it } from 'vitest'
import { penaltyKind, type GameInPlay } from '@/lib/rules/penalty/penalty-kind'

describe.each<[string, [string, GameInPlay, 'normal' | 'solo'][]]>([
  ['TSR 9.3.3 · a violation', [
    ['in a normal game is one of a normal game', { game: 'normal' }, 'normal'],
    ['before the solo is declared is one of a normal game', { game: 'solo', declared: false }, 'normal'],
    ['after that is one of a solo', { game: 'solo', declared: true }, 'solo'],
  ]],
  ['TSR 4.4.3 · a violation in an announced marriage', [
    ['up to the clarification trick is one of a normal game', { game: 'marriage', clarified: 'not-yet' }, 'normal'],
    ['beside a partner is one of a normal game', { game: 'marriage', clarified: 'partner' }, 'normal'],
    ['once there is no partner is one of a solo', { game: 'marriage', clarified: 'alone' }, 'solo'],
  ]],
  ['TSR 4.4.5 · a violation in a silent marriage', [
    ['before the second club queen is one of a normal game', { game: 'silent-marriage', secondClubQueenPlayed: false }, 'normal'],
    ['after it is one of a solo', { game: 'silent-marriage', secondClubQueenPlayed: true }, 'solo'],
  ]],
])('%s', (_title, rows) => {
  it.each(rows)('%s', (_name, inPlay, kind) => {
    expect(penaltyKind(inPlay)).toBe(kind)
  })
})
