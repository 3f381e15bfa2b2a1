import { describe, expect, it } from 'vitest'
import { gameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'

const normal = { kind: 'normal', offender: 1, soloist: null } as const
const bySoloist = { kind: 'solo', offender: 1, soloist: 1 } as const
const byOpponent = { kind: 'solo', offender: 1, soloist: 2 } as const

describe.each([
  ['TSR 9.2.3 · after an insignificant violation', 'insignificant', 'goes-on', 'goes-on', 'goes-on'],
  ['TSR 9.3.2, 9.3.3 · after a minor violation', 'minor', 'goes-on', 'goes-on', 'goes-on'],
  ['TSR 9.4.2, 9.4.3, 9.4.4 · after a serious violation', 'serious', 'not-played', 'not-played', 'counts-as-played'],
  ['TSR 9.5.1 · after a violation in a decided game', 'decided', 'remaining-tricks-to-opponents', 'remaining-tricks-to-opponents', 'remaining-tricks-to-opponents'],
] as const)('%s', (_title, severity, inNormalGame, afterSoloist, afterOpponent) => {
  it(`a normal game: ${inNormalGame}`, () => {
    expect(gameAfterPenalty({ ...normal, severity })).toBe(inNormalGame)
  })

  it(`a solo that the soloist disturbed: ${afterSoloist}`, () => {
    expect(gameAfterPenalty({ ...bySoloist, severity })).toBe(afterSoloist)
  })

  it(`a solo that an opponent disturbed: ${afterOpponent}`, () => {
    expect(gameAfterPenalty({ ...byOpponent, severity })).toBe(afterOpponent)
  })
})
