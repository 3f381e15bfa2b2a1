import type { ListViolation } from '@/lib/rules/list/list-violation'
import type { ScoreList } from '@/lib/rules/list/score-list'

type Part = (list: Omit<ScoreList, 'missing'>) => ListViolation[]

const games: Part = ({ next }) => (next.remaining > 0 ? [{ code: 'games-missing', tsr: '8.5.1', params: { remaining: next.remaining } }] : [])

const wrongRows: Part = ({ rows, totalsOnly }) =>
  totalsOnly
    ? []
    : rows.flatMap((row) => (row.row !== 'struck' && row.violations.length > 0 ? [{ code: 'row-wrong', tsr: row.violations[0]?.tsr ?? '7.3.3', params: { gameNo: row.gameNo } }] : []))

const claims: Part = (list) => list.claims.flatMap((claim) => (claim.closed === null ? [{ code: 'claim-open', tsr: '9.6.5', params: { claimId: claim.claimId } }] : []))

const signatures: Part = ({ penalties }) =>
  penalties.flatMap(({ status, award: { penaltyId, place } }): ListViolation[] => {
    if (status === 'unsigned') return [{ code: 'countersignature-missing', tsr: '8.2.2', params: { penaltyId, place } }]
    return status === 'challenged' ? [{ code: 'challenge-open', tsr: '9.6.7', params: { penaltyId, place } }] : []
  })

const confirmations: Part = (list) =>
  // A paper list is signed by hand, and the desk hands it in.
  // Whoever corrects a reopened list does so with a reason, and the players may long have gone. Where a frozen table plays on, they are there.
  list.reopened?.goesOn === false || list.totalsOnly || list.onPaper
    ? []
    : list.confirmations
        .filter(({ state }) => state !== 'confirmed')
        .map(({ position, state }) => ({ code: state === 'objected' ? 'objection-open' : 'confirmation-missing', tsr: '8.5.2', params: { position } }))

const acknowledgements: Part = ({ pending }) => (pending > 0 ? [{ code: 'entries-pending', tsr: '7.3.4', params: { pending } }] : [])

const parts: readonly Part[] = [games, wrongRows, claims, signatures, confirmations, acknowledgements]

/** What is missing before a list can be submitted, an empty list when nothing is (TSR 7.3.4, 8.2.2, 8.5.2). */
export const listComplete = (list: Omit<ScoreList, 'missing'>): ListViolation[] => parts.flatMap((part) => part(list))
