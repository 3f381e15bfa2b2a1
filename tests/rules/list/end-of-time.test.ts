import { describe, expect, it } from 'vitest'
import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import { isReadyToStrike } from '@/lib/rules/list/is-ready-to-strike'
import { outstandingNormalGames } from '@/lib/rules/list/outstanding-normal-games'
import { listLog, type ListLog } from '../../support/list-log'

const normal = (place: number) => ({ place, kind: 'normal' as const, soloist: null, points: [2, 2, -2, -2] })
const solo = (place: number, soloist: 1 | 2 | 3 | 4) => ({ place, kind: 'solo' as const, soloist, points: [1, 2, 3, 4].map((position) => (position === soloist ? 6 : -2)) })
const games = (count: number): ListLog => Array.from({ length: count }).reduce<ListLog>((log, _, index) => log.add('game-entered', normal(index + 1)), listLog(4))

describe('TSR 8.5.1 · games that are struck when time is over', () => {
  it.each([
    ['all twenty of the rubric before the first', games(0), 20],
    ['those not played, whatever was played', games(12), 8],
    ['as many when the games played were compulsory solos', games(10).add('game-entered', solo(11, 1)), 10],
    ['none once they are struck: the owed solos stay', games(12).add('end-announced', {}).add('dealing-begun', { begun: false }).add('game-struck', { count: 8 }), 0],
    ['none on a frozen list', games(12).add('list-frozen', { reason: 'x', leaver: null }), 0],
    ['none when only totals were typed', games(0).add('totals-typed', { points: [1, -1, 0, 0] }), 0],
  ])('are %s', (_, log, expected) => {
    expect(outstandingNormalGames(log.fold())).toBe(expected)
  })

  const ended = games(12).add('end-announced', {})
  it.each([
    ['not before the end is announced', games(12), false],
    ['not before it is answered whether dealing had begun', ended, false],
    ['at once when dealing had not begun', ended.add('dealing-begun', { begun: false }), true],
    ['not while the game that had begun is played', ended.add('dealing-begun', { begun: true }), false],
    ['once that game is on the list', ended.add('dealing-begun', { begun: true }).add('game-entered', normal(13)), true],
    ['not twice', ended.add('dealing-begun', { begun: false }).add('game-struck', { count: 8 }), false],
  ])('are struck %s', (_, log, expected) => {
    expect(isReadyToStrike(log.fold())).toBe(expected)
  })
})

describe('TSR 7.3.4 · a list handed in', () => {
  const frozen = games(1).add('list-frozen', { reason: 'x', leaver: null })
  it.each([
    ['is none while it is written', games(3), false],
    ['is one once submitted', frozen.add('list-submitted', { version: 2 }), true],
    ['is one once checked', frozen.add('list-submitted', { version: 2 }).add('list-checked', {}), true],
    ['is none any more once it was opened again', frozen.add('list-submitted', { version: 2 }).add('list-reopened', { reason: 'x' }), false],
    ['is one when its totals came from paper', games(0).add('totals-typed', { points: [1, -1, 0, 0] }), true],
  ])('%s', (_, log, expected) => {
    expect(isHandedIn(log.fold())).toBe(expected)
  })
})
