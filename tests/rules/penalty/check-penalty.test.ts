import { describe, expect, it } from 'vitest'
import { checkPenalty } from '@/lib/rules/penalty/check-penalty'
import { ImpossiblePenalty } from '@/lib/rules/penalty/impossible-penalty'
import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { penaltyPoints } from '@/lib/rules/penalty/penalty-points'
import { everyPenaltyCase } from '@/tests/rules/penalty/every-penalty-case'

const five: PenaltyCase = {
  tableSize: 5, dealer: 1, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0,
}

const impossible: [string, PenaltyCase, string[]][] = [
  ['a dealer who sits out as offender', { ...five, offender: 1 }, ['offender-has-no-points 10.1.2']],
  ['the empty position as offender', { ...five, left: { position: 2 } }, ['offender-has-no-points 10.1.2']],
  ['a fifth position at a four-player table', { ...five, tableSize: 4, offender: 5 }, ['position-not-at-table 8.4.1']],
  ['a dealer who sits out as soloist', { ...five, kind: 'solo', soloist: 1, couldDisadvantageSoloist: true }, ['soloist-sits-out 10.1.1']],
  ['a solo without a soloist', { ...five, kind: 'solo' }, ['solo-without-soloist 2.4.7']],
  ['a soloist in a normal game', { ...five, soloist: 3 }, ['soloist-in-normal-game 2.4.4']],
  ['an unanswered question about the disadvantage', { ...five, kind: 'solo', soloist: 3 }, ['disadvantage-undecided 9.3.3 (b)']],
  ['five counter-calls', { ...five, opposingCounterCalls: 5 }, ['counter-calls-out-of-range 9.4.3']],
  ['fewer counter-calls than none', { ...five, opposingCounterCalls: -1 }, ['counter-calls-out-of-range 9.4.3']],
  ['half a counter-call', { ...five, opposingCounterCalls: 1.5 }, ['counter-calls-out-of-range 9.4.3']],
  ['two things at once, all of them named', { ...five, offender: 1, opposingCounterCalls: 9 }, ['offender-has-no-points 10.1.2', 'counter-calls-out-of-range 9.4.3']],
]

describe('TSR 2.4.4, 2.4.7, 8.4.1, 9.3.3, 9.4.3, 10.1.1, 10.1.2 · a penalty that cannot be', () => {
  it.each(impossible)('names %s', (_name, penalty, expected) => {
    expect(checkPenalty(penalty).map(({ code, tsr }) => `${code} ${tsr}`)).toEqual(expected)
  })

  it.each(impossible)('is never turned into points: %s', (_name, penalty) => {
    expect(() => penaltyPoints(penalty)).toThrow(new ImpossiblePenalty(checkPenalty(penalty)))
  })

  it('is none of the cases that can be', () => {
    expect(everyPenaltyCase().filter((penalty) => checkPenalty(penalty).length > 0)).toEqual([])
  })
})
