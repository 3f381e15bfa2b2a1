import { describe, expect, it } from 'vitest'
import { currentEdition } from '@/lib/rules/edition'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import { boardTable } from '@/lib/tournament/rounds/board-table'
import { closeGaps } from '@/lib/tournament/rounds/close-gaps'
import { operationOn } from '../support/build-tournament'

const released = new Date('2026-11-29T14:00:00Z')
const after = (minutes: number) => new Date(released.getTime() + minutes * 60_000)

const device = operationOn('list', 'device-changed', { device: 'd'.repeat(32) })
const games = (count: number): Operation[] =>
  Array.from({ length: count }, (_, index) => operationOn('list', 'game-entered', { place: index + 1, kind: 'normal', soloist: null, points: [2, 2, -2, -2] }))

const claim = operationOn('list', 'claim-raised', { claimId: 'c', place: 7, claimant: 1, offenders: [2], partiesClear: null })
const award = operationOn('list', 'penalty-awarded', { penaltyId: 'p', place: 13, severity: 'minor', kind: 'normal', offender: 1, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 })
const challenge = operationOn('list', 'penalty-challenged', { penaltyId: 'p', challenger: 1 }, { baseVersion: 1 })
const end = operationOn('list', 'end-announced', {})
const notBegun = operationOn('list', 'dealing-begun', { begun: false }, { baseVersion: 1 })
const frozen = operationOn('list', 'list-frozen', { reason: 'x', leaver: null })
const submitted = operationOn('list', 'list-submitted', { version: 5 })

const head = { tableSize: 4 as const, seats: ['a', 'b', 'c', 'd'], edition: currentEdition }

const look = (operations: Operation[], minutes: number, { silentFor = 0, conflicts = 0 } = {}) =>
  boardTable({ list: foldList(head, operations), released, now: after(minutes), lastSeenAt: after(minutes - silentFor), conflicts })

describe('TSR 8.5.1 · a table on the board', () => {
  it.each([
    ['is on schedule with 12 of 24 games after 50 minutes', look([device, ...games(12)], 50), 'playing'],
    ['is on schedule while its first game is being played', look([device], 4), 'playing'],
    ['is behind with 6 of 24 games after 50 minutes', look([device, ...games(6)], 50), 'behind'],
    ['is silent when its device has not been heard for four minutes', look([device, ...games(12)], 50, { silentFor: 4 }), 'silent'],
    ['shows that two devices entered different things before anything about time', look([device, ...games(6)], 50, { conflicts: 1 }), 'conflict'],
    ['is played out, neither late nor ahead, once its last game is on the list', look([device, ...games(24)], 30, { silentFor: 9 }), 'finished'],
    ['is never late while it keeps paper, not even when time is over', look([], 101), 'paper'],
    ['shows an open claim before anything else', look([...games(6), claim, device], 50, { conflicts: 1 }), 'claim'],
    ['needs a countersignature once points are awarded', look([device, ...games(12), award], 50), 'countersign'],
    ['needs the tribunal once they are challenged', look([device, ...games(12), award, challenge], 50), 'challenge'],
    ['needs the referee when somebody does not agree', look([device, ...games(24), operationOn('list', 'list-objected', { position: 2 })], 90), 'objection'],
    ['is over time until the end is announced', look([device, ...games(18)], 100), 'over'],
    ['is asked whether dealing had begun', look([device, ...games(18), end], 101), 'question'],
    ['plays the game that had begun', look([device, ...games(15), end, operationOn('list', 'dealing-begun', { begun: true }, { baseVersion: 1 })], 101), 'lastGame'],
    ['waits for the strike once it is answered', look([device, ...games(15), end, notBegun], 101), 'strike'],
    ['presents its solos once games are struck', look([device, ...games(15), end, notBegun, operationOn('list', 'game-struck', { count: 5 }, { baseVersion: 2 })], 101), 'solos'],
    ['is asked nothing when only owed solos are left', look([device, ...games(20), end], 101), 'playing'],
    ['is frozen, and not played out, when the referee has frozen its list after 9 games', look([device, ...games(9), frozen], 101), 'frozen'],
    ['is frozen on paper as well', look([frozen], 101), 'frozen'],
    ['waits for the check once the frozen list is handed in', look([device, ...games(9), frozen, submitted], 101), 'submitted'],
    ['is open again for a correction', look([device, ...games(3), frozen, submitted, operationOn('list', 'list-reopened', { reason: 'x' })], 101), 'reopened'],
    ['waits for the desk once its totals are typed', look([operationOn('list', 'totals-typed', { points: [5, -5, 0, 0] })], 90), 'submitted'],
  ])('%s', (_, { status }, expected) => {
    expect(status).toBe(expected)
  })

  it('counts the games on the list and the minutes it is late', () => {
    expect(look([device, ...games(6)], 50)).toMatchObject({ played: 6, total: 24, minutesBehind: 21 })
    expect(look([device, ...games(12)], 25)).toMatchObject({ played: 12, minutesBehind: -29 })
  })

  it('names everything for which somebody is needed, the most urgent first', () => {
    expect(look([device, ...games(6), award, claim], 50, { silentFor: 5 }).marks).toEqual(['claim', 'countersign', 'behind', 'silent'])
  })

  it('has its own time once extra minutes are noted', () => {
    const extra = operationOn('list', 'extra-time-granted', { minutes: 12, reason: 'Licht aus' })
    expect(look([device, ...games(20), extra], 105)).toMatchObject({ endsAt: after(112), marks: [] })
    expect(look([device, ...games(20), extra], 112).marks).toEqual(['over'])
  })

  it.each([
    ['games and confirmations at a table that plays', [device, ...games(3)], ['games-missing', 'confirmation-missing', 'not-submitted']],
    ['the claim and the countersignature', [device, ...games(12), award, claim], ['games-missing', 'claim-open', 'countersignature-missing', 'confirmation-missing', 'not-submitted']],
    ['everything from a table that keeps paper', [], ['paper-missing']],
    ['the check of a list handed in', [device, frozen, submitted], ['not-checked']],
    ['the check of a list opened again', [device, frozen, submitted, operationOn('list', 'list-reopened', { reason: 'x' })], ['not-checked']],
    ['nothing once it is checked', [device, frozen, submitted, operationOn('list', 'list-checked', {})], []],
  ])('is missing for the close of the round: %s', (_, operations, expected) => {
    const stored = operations.map((operation, index): Operation => ({ ...operation, version: index + 1 }))
    expect(closeGaps(foldList(head, stored))).toEqual(expected)
  })

  it('waits before the release', () => {
    expect(boardTable({ list: foldList(head, [device]), released: null, now: after(0), lastSeenAt: null, conflicts: 0 }).status).toBe('waiting')
  })
})
