import { describe, expect, it } from 'vitest'
import { awardPreview, type Consequence } from '@/components/penalty-form/award-preview'
import type { Decision } from '@/components/penalty-form/decision'
import { decidedAward } from '@/components/penalty-form/decided-award'
import { startOfDecision } from '@/components/penalty-form/start-of-decision'
import { listLog, type ListLog } from '@/tests/support/list-log'
import { typed } from '@/tests/support/typed'

const { games, normal } = typed

const start: Decision = startOfDecision({ presented: null, suspects: [], earlier: null })

/** Anna deals, Bert offends; at a five-player table Anna sits out. A soloist is Dora. */
const by = (part: Partial<Decision>): Decision => ({ ...start, offender: 2, severity: 'minor', ...part })
const soloOf = (soloist: Decision['soloist'], part: Partial<Decision> = {}): Decision => by({ kind: 'solo', soloist, ...part })

function preview(log: ListLog, decision: Decision) {
  const list = log.fold()
  const award = decidedAward(decision, { penaltyId: 'p1', place: list.next.place })
  if (award === null) throw new Error('Nothing is decided yet.')
  return awardPreview(list, award, false)
}

interface Case {
  readonly name: string
  readonly decision: Decision
  readonly points: readonly [number, number, number, number]
  readonly tsr: string
  readonly consequences: readonly Consequence[]
}

const cases: readonly Case[] = [
  { name: 'insignificant', decision: by({ severity: 'insignificant' }), points: [0, 0, 0, 0], tsr: '9.2.3', consequences: ['goes-on'] },
  { name: 'minor in a normal game', decision: by({}), points: [1, -3, 1, 1], tsr: '9.3.2', consequences: ['goes-on'] },
  { name: 'minor by the soloist', decision: soloOf(2), points: [1, -3, 1, 1], tsr: '9.3.3 (a)', consequences: ['goes-on'] },
  { name: 'minor by an opponent, a disadvantage for the soloist', decision: soloOf(4, { couldDisadvantageSoloist: true }), points: [0, -3, 0, 3], tsr: '9.3.3 (b1)', consequences: ['goes-on'] },
  { name: 'minor by an opponent, none for the soloist', decision: soloOf(4, { couldDisadvantageSoloist: false }), points: [1, -3, 1, 1], tsr: '9.3.3 (b2)', consequences: ['goes-on'] },
  { name: 'serious in a normal game', decision: by({ severity: 'serious' }), points: [4, -12, 4, 4], tsr: '9.4.3', consequences: ['dealt-again'] },
  { name: 'serious after “no 60”', decision: by({ severity: 'serious', opposingCounterCalls: 2 }), points: [6, -18, 6, 6], tsr: '9.4.3', consequences: ['dealt-again'] },
  { name: 'serious after “black”', decision: by({ severity: 'serious', opposingCounterCalls: 4 }), points: [8, -24, 8, 8], tsr: '9.4.3', consequences: ['dealt-again'] },
  { name: 'serious by the soloist', decision: soloOf(2, { severity: 'serious', opposingCounterCalls: 1 }), points: [5, -15, 5, 5], tsr: '9.4.4', consequences: ['dealt-again', 'solo-stays-owed'] },
  { name: 'serious by an opponent of the soloist', decision: soloOf(4, { severity: 'serious', opposingCounterCalls: 3 }), points: [0, -21, 0, 21], tsr: '9.4.4', consequences: ['counts-as-compulsory-solo'] },
  { name: 'serious in a silent marriage', decision: soloOf(4, { severity: 'serious', silentMarriage: true }), points: [0, -12, 0, 12], tsr: '9.4.4', consequences: ['counts-as-silent-marriage'] },
  { name: 'in a decided normal game', decision: by({ severity: 'decided' }), points: [1, -3, 1, 1], tsr: '9.5.1', consequences: ['remaining-tricks-to-opponents'] },
  { name: 'in a decided solo, a disadvantage for the soloist', decision: soloOf(4, { severity: 'decided', couldDisadvantageSoloist: true }), points: [0, -3, 0, 3], tsr: '9.5.1', consequences: ['remaining-tricks-to-opponents'] },
]

describe('what a decision comes to', () => {
  it.each(cases)('four-player table: $name', ({ decision, points, tsr, consequences }) => {
    expect(preview(listLog(4), decision)).toMatchObject({ possible: true, points, tsr, consequences, hasRow: decision.severity !== 'insignificant' })
  })

  it.each(cases)('five-player table, nothing for the dealer, who sits out: $name', ({ decision, points: [, offender, another, soloist], tsr, consequences }) => {
    expect(preview(listLog(5), decision)).toMatchObject({ possible: true, points: [null, offender, another, soloist, another], tsr, consequences })
  })

  it('is refused for the dealer who sits out, with the reason', () => {
    expect(preview(listLog(5), by({ offender: 1 }))).toMatchObject({ possible: false, violations: [{ code: 'offender-has-no-points', tsr: '10.1.2' }] })
  })

  it('asks for the soloist, and whether he could be at a disadvantage', () => {
    expect(preview(listLog(4), soloOf(null, { severity: 'serious' }))).toMatchObject({ violations: [{ code: 'solo-without-soloist' }] })
    expect(preview(listLog(4), soloOf(4))).toMatchObject({ violations: [{ code: 'disadvantage-undecided' }] })
  })

  it('says after the end that the game is not repeated, unless its solo is presented', () => {
    const ended = games(3).add('end-announced', {}).add('dealing-begun', { begun: true })
    expect(preview(ended, by({ severity: 'serious' }))).toMatchObject({ consequences: ['not-repeated'] })
    const presented = games(20).add('end-announced', {})
    const { presented: soloist } = presented.fold().next
    expect(preview(presented, { ...startOfDecision({ presented: soloist, suspects: [soloist ?? 1], earlier: null }), severity: 'serious' })).toMatchObject({ consequences: ['dealt-again', 'solo-stays-owed'] })
  })

  it('drops answers that belonged to another class', () => {
    const award = decidedAward(by({ kind: 'normal', soloist: 4, silentMarriage: true, couldDisadvantageSoloist: true, opposingCounterCalls: 3 }), { penaltyId: 'p1', place: 1 })
    expect(award).toEqual({ penaltyId: 'p1', place: 1, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 })
  })

  it('is nothing before offender and class are said', () => {
    expect([decidedAward(start, { penaltyId: 'p1', place: 1 }), decidedAward(by({ severity: null }), { penaltyId: 'p1', place: 1 })]).toEqual([null, null])
  })
})

describe('where a decision starts', () => {
  it('takes the one offender of a claim, not one of two', () => {
    expect([startOfDecision({ presented: null, suspects: [3], earlier: null }).offender, startOfDecision({ presented: null, suspects: [2, 3], earlier: null }).offender]).toEqual([3, null])
  })

  it('takes over all of a decision that is to be changed', () => {
    const earlier = decidedAward(soloOf(4, { severity: 'serious', opposingCounterCalls: 2 }), { penaltyId: 'p1', place: 1 })
    const decision = startOfDecision({ presented: null, suspects: [], earlier })
    expect(decidedAward(decision, { penaltyId: 'p1', place: 1 })).toEqual(earlier)
  })

  it('changes a decision in the situation in which it was made, though it has moved the deal on', () => {
    const five = listLog(5).add('game-entered', normal(1, [null, 1, 1, -1, -1]))
    const earlier = decidedAward({ ...soloOf(4), offender: 3, severity: 'serious', silentMarriage: true }, { penaltyId: 'p1', place: 2 })
    if (earlier === null) throw new Error('Nothing was decided.')
    const awarded = five.add('penalty-awarded', earlier).add('penalty-challenged', { penaltyId: 'p1', challenger: 3 })
    expect(awarded.fold().next.dealer).toBe(3)
    expect(awardPreview(awarded.fold(), { ...earlier, severity: 'minor', couldDisadvantageSoloist: true }, true)).toMatchObject({ possible: true, points: [0, null, -3, 3, 0], dealer: 2 })
  })
})
