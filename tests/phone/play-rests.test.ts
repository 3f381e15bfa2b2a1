import { describe, expect, it } from 'vitest'
import { claimableGames } from '@/lib/phone/claimable-games'
import { playRests } from '@/lib/phone/play-rests'
import { timeSince } from '@/lib/phone/time-since'
import { toggled } from '@/lib/phone/toggled'
import { listLog, type ListLog } from '@/tests/support/list-log'

const normal = (place: number) => ({ place, kind: 'normal' as const, soloist: null, points: [1, 1, -1, -1] })
const claim = (claimId: string) => ({ claimId, place: 1, claimant: 1, offenders: [2], partiesClear: null }) as const
const award = { penaltyId: 'p', place: 1, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 } as const

const open = listLog(4)
const claimed = open.add('claim-raised', claim('a'))
const awarded = claimed.add('penalty-awarded', { ...award, claimId: 'a' })

describe('play at a table', () => {
  it.each<[string, ListLog, string | null]>([
    ['goes on as long as nobody claims', open, null],
    ['rests for the referee once somebody does', claimed, 'referee'],
    ['rests until the last of several claims is settled', claimed.add('claim-raised', claim('b')).add('claim-withdrawn', { claimId: 'a' }), 'referee'],
    ['goes on when it is withdrawn', claimed.add('claim-withdrawn', { claimId: 'a' }), null],
    ['goes on when it is decided, countersigned or not', awarded, null],
    ['rests for the tribunal after a challenge', awarded.add('penalty-challenged', { penaltyId: 'p', challenger: 2 }), 'tribunal'],
    ['goes on after its word', awarded.add('penalty-challenged', { penaltyId: 'p', challenger: 2 }).add('penalty-decided', { penaltyId: 'p', outcome: 'upheld' }), null],
  ])('%s', (_, log, rest) => {
    expect(playRests(log.fold())).toBe(rest)
  })
})

describe('the games that can be claimed about', () => {
  const ended = open.add('game-entered', normal(1)).add('end-announced', {}).add('dealing-begun', { begun: false }).add('game-struck', { count: 19 })
  const over = [1, 2, 3, 4].reduce((log) => log.add('game-entered', { place: log.fold().next.place, kind: 'solo', soloist: log.fold().next.presented ?? 1, points: [1, 2, 3, 4].map((seat) => (seat === log.fold().next.presented ? 3 : -1)) }), ended)
  it.each<[string, ListLog, [number, boolean][]]>([
    ['are the first one only, at the beginning', open, [[1, true]]],
    ['are the running one and the last one', open.add('game-entered', normal(1)), [[2, true], [1, false]]],
    ['are the last one alone when none is left', over, [[5, false]]],
  ])('%s', (_, log, games) => {
    expect(claimableGames(log.fold()).map(({ place, isRunning }) => [place, isRunning])).toEqual(games)
  })
})

describe('how long the referee has been waited for', () => {
  const typedAt = '2026-11-29T14:00:00.000Z'
  const receivedAt = '2026-11-29T15:00:05.000Z'
  it.each<[string, string | null, number, string]>([
    ['counts by the server’s clock once it has the call', receivedAt, Date.parse(receivedAt) - 3_600_000 + 100_000, '1:40'],
    ['counts by the device alone before that', null, Date.parse(typedAt) + 62_000, '1:02'],
    ['never runs backwards', receivedAt, Date.parse(receivedAt) - 3_600_000 - 2_000, '0:00'],
  ])('%s', (_, received, now, time) => {
    expect(timeSince({ typedAt, receivedAt: received }, now, 3_600_000)).toBe(time)
  })
})

describe('a choice of a few', () => {
  it.each<[string, number[], number, number[]]>([
    ['takes what is tapped', [1], 2, [1, 2]],
    ['gives back what is tapped again', [1, 2], 1, [2]],
    ['lets the oldest go when it would be too many', [1, 2], 3, [2, 3]],
  ])('%s', (_, chosen, tapped, after) => {
    expect(toggled(chosen, tapped, 2)).toEqual(after)
  })
})
