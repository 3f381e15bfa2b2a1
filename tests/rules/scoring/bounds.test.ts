import { describe, expect, it } from 'vitest'
import { mostNormalGame, mostNormalGameWithoutSpecials, mostSpecials } from '@/lib/rules/scoring/bounds'

describe('TSR 7.2.3 · the most a normal game can be worth', () => {
  it('is the most of TSR 7.2.2 and every special point there is', () => {
    const specials = mostSpecials.doppelkopf + mostSpecials.foxes + mostSpecials.karlchen
    expect(mostNormalGame).toBe(mostNormalGameWithoutSpecials + specials)
  })
})
