import { describe, expect, it } from 'vitest'
import { checkOperation } from '@/lib/rules/list/check-operation'
import type { OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import type { Position } from '@/lib/rules/table/table-size'
import { listLog } from '@/tests/support/list-log'
import type { ListLog } from '@/tests/support/list-log'
import { typed } from '@/tests/support/typed'

const { normal, solo, penalty, games } = typed

/** A row of a table: what is tried on which list, and the codes that refuse it. */
const tries = <Kind extends OperationKind>(name: string, log: ListLog, kind: Kind, payload: OperationPayloads[Kind], codes: readonly string[]) => ({
  name,
  refused: () => checkOperation(log.fold(), log.make(kind, payload)).map(({ code }) => code),
  codes,
})

const minor = penalty(3, { severity: 'minor' })
const awarded = games(2).add('penalty-awarded', minor)
const challenged = awarded.add('penalty-challenged', { penaltyId: 'p1', challenger: 3 })
const owing = games(20)
const five = listLog(5).add('game-entered', normal(1, [null, 1, 1, -1, -1]))
const ended = games(5).add('end-announced', {})
const stopped = ended.add('dealing-begun', { begun: false })
const moving = penalty(2, { severity: 'serious', kind: 'solo', offender: 3, soloist: 4, silentMarriage: true })
const movedOn = five.add('penalty-awarded', moving).add('penalty-challenged', { penaltyId: 'p1', challenger: 3 })
const struck = stopped.add('game-struck', { count: 15 })
const played = [2, 3, 4, 1].reduce((log, soloist, index) => log.add('game-entered', solo(21 + index, soloist as Position, [0, 0, 0, 0])), owing)
const lastSolo = penalty(24, { severity: 'serious', kind: 'solo', offender: 2, soloist: 1 })
const usedUp = [2, 3, 4].reduce((log, soloist, index) => log.add('game-entered', solo(21 + index, soloist as Position, [0, 0, 0, 0])), owing).add('penalty-awarded', lastSolo)
const confirmed = played.add('list-confirmed', { position: 1 }, { position: 2 }, { position: 3 }, { position: 4 })
const submitted = confirmed.add('list-submitted', { version: confirmed.operations.length })
const claim = { claimId: 'c1', place: 3, claimant: 1, offenders: [3], partiesClear: true } as const
const claimed = games(2).add('claim-raised', claim)

describe('TSR 7.3.1 · games are entered one after the other', () => {
  it.each([
    tries('the next one', games(2), 'game-entered', normal(3), []),
    tries('not one too early', games(2), 'game-entered', normal(4), ['wrong-order']),
    tries('not one twice', games(2), 'game-entered', normal(2), ['wrong-order']),
    tries('none after the last', played, 'game-entered', normal(25), ['round-over']),
    tries('none beside typed totals', listLog(4).add('totals-typed', { points: [0, 0, 0, 0] }), 'game-entered', normal(1), ['totals-typed']),
    tries('none on a frozen list', games(2).add('list-frozen', { reason: 'left', leaver: null }), 'game-entered', normal(3), ['list-frozen']),
    tries('an earlier one is corrected', games(2), 'game-corrected', normal(1, [1, 1, -1, -1]), []),
    tries('not one that is not there', games(2), 'game-corrected', normal(3), ['no-such-game']),
    tries('the last one is taken back', games(2), 'game-undone', { place: 2, undoes: 'op-2' }, []),
    tries('not an earlier one', games(2), 'game-undone', { place: 1, undoes: 'op-1' }, ['not-the-last-row']),
    tries('not one behind which a penalty stands', awarded, 'game-undone', { place: 2, undoes: 'op-2' }, ['not-the-last-row']),
    tries('not a value that was corrected meanwhile', games(2).add('game-corrected', normal(2)), 'game-undone', { place: 2, undoes: 'op-2' }, ['undoes-another']),
  ])('$name', ({ refused, codes }) => {
    expect(refused()).toEqual(codes)
  })
})

describe('TSR 4.2.3, 7.2.4, 7.3.3 · a game fits its row and its situation', () => {
  it.each([
    tries('a wrong row', games(1), 'game-entered', normal(2, [2, 2, -2, -1]), ['row-sum', 'even-odd', 'row-shape']),
    tries('a wrong row as a correction', games(1), 'game-corrected', normal(1, [2, 2, -4, 0]), ['row-shape']),
    tries('the presented player plays', owing, 'game-entered', solo(21, 2, [-1, 3, -1, -1]), []),
    tries('nobody takes the game from him', owing, 'game-entered', solo(21, 3, [-1, -1, 3, -1]), ['presented-must-play']),
    tries('nor is a normal game played', owing, 'game-entered', normal(21), ['presented-must-play']),
    tries('nor a silent marriage', owing, 'game-entered', { ...solo(21, 2, [-1, 3, -1, -1]), kind: 'silent-marriage' }, ['presented-must-play']),
    tries('a solo has a soloist', games(1), 'game-entered', { ...normal(2), kind: 'solo', points: [0, 0, 0, 0] }, ['soloist-missing']),
    tries('a normal game has none', games(1), 'game-entered', { ...normal(2), soloist: 1 }, ['soloist-in-normal-game']),
    tries('the soloist is the one alone', games(1), 'game-entered', solo(2, 1, [-1, 3, -1, -1]), ['soloist-not-the-lone-scorer']),
    tries('a solo is no two against two', games(1), 'game-entered', solo(2, 1, [1, 1, -1, -1]), ['soloist-needs-lone-points']),
    tries('one against three is no normal game', games(1), 'game-entered', normal(2, [3, -1, -1, -1]), ['lone-points-in-normal-game']),
    tries('who sits out has no points (10.1.2)', five, 'game-entered', normal(2, [0, 1, 1, -1, -1]), ['sits-out-has-points']),
    tries('who sits out plays no solo (10.1.1)', five, 'game-entered', solo(2, 2, [0, null, 0, 0, 0]), ['soloist-sits-out']),
    tries('the actual dealer sits out', five, 'game-entered', { ...normal(2, [1, 1, null, -1, -1]), dealer: 3 }, []),
    tries('whoever owes his solo and would sit out does not deal', listLog(5), 'dealer-deviated', { place: 1, dealer: 4 }, []),
    tries('a typed game contradicts another dealer', five, 'dealer-deviated', { place: 1, dealer: 4 }, ['sits-out-has-points', 'points-missing']),
    tries('nobody deals who is not there', games(1), 'dealer-deviated', { place: 2, dealer: 5 }, ['no-such-dealer']),
  ])('$name', ({ refused, codes }) => {
    expect(refused()).toEqual(codes)
  })
})

describe('TSR 8.5.1 · the end of the round', () => {
  it.each([
    tries('is announced once', ended, 'end-announced', {}, ['end-already-announced']),
    tries('asks once whether dealing was begun', stopped, 'dealing-begun', { begun: true }, ['asked-once']),
    tries('asks only after it', games(5), 'dealing-begun', { begun: true }, ['end-not-announced']),
    tries('strikes nothing before', games(5), 'game-struck', { count: 1 }, ['end-not-announced']),
    tries('strikes nothing before the question is answered', ended, 'game-struck', { count: 1 }, ['dealing-question-open']),
    tries('strikes all outstanding normal games', stopped, 'game-struck', { count: 15 }, []),
    tries('strikes no owed solo', stopped, 'game-struck', { count: 16 }, ['too-many-struck']),
    tries('lets a game in that was typed before the answer', ended, 'game-entered', normal(6), []),
    tries('lets no further game in', stopped, 'game-entered', normal(6), ['strike-first']),
    tries('lets no solo in before the strike', stopped, 'game-entered', solo(6, 2, [-1, 3, -1, -1]), ['strike-first']),
    tries('lets the presented solo in', struck, 'game-entered', solo(6, 3, [-1, -1, 3, -1]), []),
    tries('is taken back only without strikes', struck, 'end-withdrawn', {}, ['strikes-stand']),
    tries('takes a strike back', struck, 'strike-withdrawn', { undoes: 'op-8' }, []),
    tries('takes none back behind which was played', struck.add('game-entered', solo(6, 3, [0, 0, 0, 0])), 'strike-withdrawn', { undoes: 'op-8' }, ['not-the-last-row']),
    tries('knows no other strike', struck, 'strike-withdrawn', { undoes: 'op-1' }, ['no-such-strike']),
    tries('notes whole minutes and why', games(1), 'extra-time-granted', { minutes: 0, reason: ' ' }, ['not-positive-minutes', 'reason-missing']),
  ])('$name', ({ refused, codes }) => {
    expect(refused()).toEqual(codes)
  })
})

describe('TSR 8.2.1, 8.2.2, 9.4.4, 9.6.5, 9.6.7 · claims and penalties', () => {
  it.each([
    tries('a penalty for a player', games(2), 'penalty-awarded', minor, []),
    tries('none for who sits out (10.1.2)', five, 'penalty-awarded', penalty(2, { offender: 2 }), ['offender-has-no-points']),
    tries('none twice', awarded, 'penalty-awarded', minor, ['penalty-exists']),
    tries('none for a game nobody dealt', games(2), 'penalty-awarded', penalty(4), ['wrong-order']),
    tries('none on a claim nobody raised', games(2), 'penalty-awarded', { ...minor, claimId: 'c1' }, ['no-such-claim']),
    tries('in a presented solo only as one', owing, 'penalty-awarded', penalty(21), ['presented-must-play']),
    tries('no further number after the last game', played, 'penalty-awarded', penalty(24, { kind: 'solo', soloist: 1 }), ['round-over']),
    tries('countersigned once', awarded.add('penalty-countersigned', { penaltyId: 'p1' }), 'penalty-countersigned', { penaltyId: 'p1' }, ['already-signed']),
    tries('not while it is challenged', challenged, 'penalty-countersigned', { penaltyId: 'p1' }, ['challenge-open']),
    tries('challenged at once', awarded, 'penalty-challenged', { penaltyId: 'p1', challenger: 3 }, []),
    tries('not after playing on', awarded.add('game-entered', normal(3)), 'penalty-challenged', { penaltyId: 'p1', challenger: 3 }, ['challenge-too-late']),
    tries('changed by the tribunal only with another award', challenged, 'penalty-decided', { penaltyId: 'p1', outcome: 'changed' }, ['award-missing']),
    tries('changed where it stands, though it has moved the deal on to the offender', movedOn, 'penalty-decided', { penaltyId: 'p1', outcome: 'changed', award: { ...moving, severity: 'minor', couldDisadvantageSoloist: true } }, []),
    tries('changed though it has used up the last number', usedUp, 'penalty-decided', { penaltyId: 'p1', outcome: 'changed', award: { ...lastSolo, opposingCounterCalls: 1 } }, []),
    tries('no silent marriage instead of a presented solo', owing, 'penalty-awarded', penalty(21, { severity: 'serious', kind: 'solo', offender: 1, soloist: 2, silentMarriage: true }), ['presented-must-play']),
    tries('final then', challenged.add('penalty-decided', { penaltyId: 'p1', outcome: 'upheld' }), 'penalty-challenged', { penaltyId: 'p1', challenger: 3 }, ['decision-final']),
    tries('cancelled only with a reason', awarded, 'penalty-cancelled', { penaltyId: 'p1', reason: '' }, ['reason-missing']),
    tries('known by its id', awarded, 'penalty-countersigned', { penaltyId: 'p2' }, ['no-such-penalty']),
    tries('a claim once', claimed, 'claim-raised', claim, ['claim-exists']),
    tries('a claim withdrawn while open', claimed, 'claim-withdrawn', { claimId: 'c1' }, []),
    tries('not after the decision', claimed.add('penalty-awarded', { ...minor, claimId: 'c1' }), 'claim-withdrawn', { claimId: 'c1' }, ['claim-closed']),
  ])('$name', ({ refused, codes }) => {
    expect(refused()).toEqual(codes)
  })
})

describe('TSR 7.3.4, 8.5.2 · closing a list', () => {
  it.each([
    tries('a player confirms the whole list', owing, 'list-confirmed', { position: 1 }, ['games-missing']),
    tries('submitted when everybody has confirmed', confirmed, 'list-submitted', { version: 28 }, []),
    tries('not on an older version', confirmed, 'list-submitted', { version: 27 }, ['version-moved-on']),
    tries('not with an open claim', confirmed.add('claim-raised', { ...claim, place: 24 }), 'list-submitted', { version: 29 }, ['claim-open']),
    tries('not with an objection', confirmed.add('list-objected', { position: 4 }), 'list-submitted', { version: 29 }, ['objection-open']),
    tries('locked after that', submitted, 'game-corrected', normal(1), ['list-submitted']),
    tries('checked after that', submitted, 'list-checked', {}, []),
    tries('not checked before', confirmed, 'list-checked', {}, ['not-submitted']),
    tries('opened again with a reason', submitted, 'list-reopened', { reason: '' }, ['reason-missing']),
    tries('corrected when open again', submitted.add('list-reopened', { reason: 'row 1' }), 'game-corrected', normal(1, [1, 1, -1, -1]), []),
    tries('open already', games(1), 'list-reopened', { reason: 'row 1' }, ['not-closed']),
    tries('totals of a paper list add up to nothing', listLog(4), 'totals-typed', { points: [1, 0, 0, 0] }, ['row-sum']),
  ])('$name', ({ refused, codes }) => {
    expect(refused()).toEqual(codes)
  })
})

describe('TSR 2.1.1, 3.2.1 · seats', () => {
  it.each([
    tries('a substitute who sits there already', games(1), 'seat-taken-over', { position: 1, person: 'bert', fromPlace: 2 }, ['person-at-table']),
    tries('a substitute from a game to come', games(1), 'seat-taken-over', { position: 1, person: 'fritz', fromPlace: 3 }, ['wrong-order']),
    tries('four cannot go on as three', games(1), 'seat-left-empty', { position: 1, fromPlace: 2 }, ['needs-five']),
    tries('five go on as four once', five.add('seat-left-empty', { position: 1, fromPlace: 2 }), 'seat-left-empty', { position: 2, fromPlace: 2 }, ['needs-five']),
    tries('nobody keeps the list from an empty seat', five.add('seat-left-empty', { position: 1, fromPlace: 2 }), 'keeper-changed', { position: 1 }, ['seat-already-empty']),
    tries('there is no fifth position at a table of four', games(1), 'keeper-changed', { position: 5 }, ['no-such-position']),
  ])('$name', ({ refused, codes }) => {
    expect(refused()).toEqual(codes)
  })
})
