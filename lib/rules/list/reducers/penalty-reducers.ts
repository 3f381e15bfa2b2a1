import type { ListFacts, PenaltyFact } from '@/lib/rules/list/list-facts'
import type { Reducers } from '@/lib/rules/list/reducers/reducer'

const change = (facts: ListFacts, penaltyId: string, next: (penalty: PenaltyFact) => PenaltyFact): Partial<ListFacts> => ({
  penalties: facts.penalties.map((penalty) => (penalty.award.penaltyId === penaltyId ? next(penalty) : penalty)),
})

/** How claims and penalties move: raised, awarded, countersigned, challenged, decided, cancelled (TSR 8.2.1, 8.2.2, 9.6.5, 9.6.7). */
export const penaltyReducers: Reducers<
  'claim-raised' | 'claim-withdrawn' | 'penalty-awarded' | 'penalty-countersigned' | 'penalty-challenged' | 'penalty-decided' | 'penalty-cancelled'
> = {
  'claim-raised': (facts, payload, { stamp }) => ({ claims: [...facts.claims, { ...payload, stamp, closed: null, withdrawn: false }] }),
  'claim-withdrawn': (facts, { claimId }, { stamp }) => ({
    claims: facts.claims.map((claim) => (claim.claimId === claimId ? { ...claim, closed: stamp, withdrawn: true } : claim)),
  }),
  'penalty-awarded': (facts, award, { stamp }) => ({
    penalties: [...facts.penalties, { award, stamp, signed: null, challenged: null, decided: null, cancelled: null, history: [] }],
    claims: facts.claims.map((claim) => (claim.claimId === award.claimId && claim.closed === null ? { ...claim, closed: stamp } : claim)),
  }),
  'penalty-countersigned': (facts, { penaltyId }, { stamp }) => change(facts, penaltyId, (penalty) => ({ ...penalty, signed: stamp })),
  'penalty-challenged': (facts, { penaltyId, challenger }, { stamp }) =>
    change(facts, penaltyId, (penalty) => ({ ...penalty, challenged: { ...stamp, challenger } })),
  'penalty-decided': (facts, { penaltyId, outcome, award }, { stamp }) =>
    change(facts, penaltyId, (penalty) => ({
      ...penalty,
      decided: { ...stamp, outcome },
      ...(award && { award: { ...award, penaltyId }, history: [...penalty.history, { value: penalty.award, stamp: penalty.stamp }] }),
    })),
  'penalty-cancelled': (facts, { penaltyId, reason }, { stamp }) => change(facts, penaltyId, (penalty) => ({ ...penalty, cancelled: { ...stamp, reason } })),
}
