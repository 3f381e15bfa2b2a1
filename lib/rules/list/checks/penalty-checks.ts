import type { Check, ChecksOf } from '@/lib/rules/list/checks/check'
import type { ListViolation } from '@/lib/rules/list/list-violation'
import { penaltyCaseIn } from '@/lib/rules/list/penalty-case-in'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import { sceneOfAward } from '@/lib/rules/list/scene-of-award'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { checkPenalty } from '@/lib/rules/penalty/check-penalty'
import { gameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'

type OfPenalty = { readonly penaltyId: string }
type OfClaim = { readonly claimId: string }

const penaltyOf = ({ penalties }: ScoreList, { penaltyId }: OfPenalty) => penalties.find(({ award }) => award.penaltyId === penaltyId)
const statusOf = (list: ScoreList, payload: OfPenalty) => penaltyOf(list, payload)?.status
const claimOf = ({ claims }: ScoreList, claimId: string | undefined) => claims.find((claim) => claim.claimId === claimId)

const noSuchPenalty: Check<OfPenalty> = { code: 'no-such-penalty', tsr: '8.2.2', broken: (list, payload) => penaltyOf(list, payload) === undefined }
const decisionFinal: Check<OfPenalty> = {
  code: 'decision-final',
  tsr: '8.2.1',
  broken: (list, payload) => {
    const status = statusOf(list, payload)
    return status === 'decided' || status === 'cancelled'
  },
}
const challengeOpen: Check<OfPenalty> = { code: 'challenge-open', tsr: '9.6.7', broken: (list, payload) => statusOf(list, payload) === 'challenged' }
const reasonMissing: Check<{ readonly reason: string }> = { code: 'reason-missing', tsr: '8.2.2', broken: (_, { reason }) => reason.trim() === '' }
const unknownClaim: Check<OfClaim> = { code: 'no-such-claim', tsr: '9.6.5', broken: (list, { claimId }) => claimOf(list, claimId) === undefined }

/** Whether somebody typed another game after the award: then it was accepted by playing on. */
const playedOn = (list: ScoreList, payload: OfPenalty): boolean => {
  const award = penaltyOf(list, payload)
  return award !== undefined && list.rows.some((row) => row.row === 'game' && (row.history[0] ?? row).stamp.order > award.stamp.order)
}

function awardProblems(list: ScoreList, award: PenaltyPayload): readonly ListViolation[] {
  const scene = sceneOfAward(list, award)
  if (scene === null) return [{ code: list.next.place === award.place ? 'round-over' : 'wrong-order', tsr: '7.3.1', params: { place: award.place, expected: list.next.place } }]
  const countsAsPlayed = gameAfterPenalty(award) === 'counts-as-played'
  const hasNumber = list.rows.some((row) => row.row === 'penalty' && row.penaltyId === award.penaltyId && row.kind !== null)
  const playsIt = award.kind === 'solo' && award.soloist === scene.presented && award.silentMarriage !== true
  return [
    ...checkPenalty(penaltyCaseIn(list.tableSize, scene, award)),
    ...(countsAsPlayed && !hasNumber && list.next.remaining === 0 ? [{ code: 'round-over' as const, tsr: '8.5.1', params: {} }] : []),
    ...(scene.presented !== null && !playsIt ? [{ code: 'presented-must-play' as const, tsr: '4.2.3', params: { position: scene.presented } }] : []),
  ]
}

/** What keeps a claim or a penalty from moving on (TSR 8.2.1, 8.2.2, 9.6.5, 9.6.7). */
export const penaltyChecks: ChecksOf<
  'claim-raised' | 'claim-withdrawn' | 'penalty-awarded' | 'penalty-countersigned' | 'penalty-challenged' | 'penalty-decided' | 'penalty-cancelled'
> = {
  'claim-raised': {
    checks: [
      { code: 'claim-exists', tsr: '9.6.5', broken: (list, { claimId }) => claimOf(list, claimId) !== undefined },
      { code: 'wrong-order', tsr: '7.3.1', broken: ({ next }, { place }) => place < 1 || place > next.place, params: ({ next }, { place }) => ({ place, expected: next.place }) },
    ],
  },
  'claim-withdrawn': {
    checks: [unknownClaim, { code: 'claim-closed', tsr: '9.6.5', broken: (list, { claimId }) => (claimOf(list, claimId)?.closed ?? null) !== null }],
  },
  'penalty-awarded': {
    checks: [
      { code: 'totals-typed', tsr: '7.3.1', broken: (list) => list.totalsOnly },
      { code: 'penalty-exists', tsr: '8.2.2', broken: (list, payload) => penaltyOf(list, payload) !== undefined },
      { code: 'no-such-claim', tsr: '9.6.5', broken: (list, { claimId }) => claimId !== undefined && claimOf(list, claimId) === undefined },
    ],
    also: awardProblems,
  },
  'penalty-countersigned': {
    checks: [noSuchPenalty, decisionFinal, challengeOpen, { code: 'already-signed', tsr: '8.2.2', broken: (list, payload) => statusOf(list, payload) === 'signed' }],
  },
  'penalty-challenged': {
    checks: [noSuchPenalty, decisionFinal, challengeOpen, { code: 'challenge-too-late', tsr: '9.6.7', broken: playedOn }],
  },
  'penalty-decided': {
    checks: [noSuchPenalty, decisionFinal, { code: 'award-missing', tsr: '8.2.1', broken: (_, { outcome, award }) => (outcome === 'changed') !== (award !== undefined) }],
    also: (list, { penaltyId, award }) => (award ? awardProblems(list, { ...award, penaltyId }) : []),
  },
  'penalty-cancelled': {
    checks: [noSuchPenalty, { code: 'decision-final', tsr: '8.2.1', broken: (list, payload) => statusOf(list, payload) === 'cancelled' }, reasonMissing],
  },
}
