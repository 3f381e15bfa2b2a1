import { describe, expect, it } from 'vitest'
import { soloKind } from '@/lib/rules/solo/solo-kind'
import { nextDeal } from '@/lib/rules/table/next-deal'

describe('TSR 4.3.1 · a voluntary solo only after the compulsory one', () => {
  it('takes the first solo of a player as the compulsory one', () => {
    expect(soloKind([1, 3], 3)).toBe('compulsory-solo')
    expect(soloKind([1, 4], 3)).toBe('voluntary-solo')
  })
})

describe('TSR 8.6 · everybody owes one compulsory solo', () => {
  it('is cleared by the compulsory solo alone', () => {
    const games = (['silent-marriage', 'not-played', 'compulsory-solo', 'voluntary-solo'] as const).map((kind) => ({ kind, soloist: 2 as const }))
    expect(games.map((_, dealt) => nextDeal({ tableSize: 4, games: games.slice(0, dealt + 1) }).owed.includes(2))).toEqual([true, true, false, false])
  })
})
