import { describe, expect, it } from 'vitest'
import { currentEdition } from '@/lib/rules/edition'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import { boardTable } from '@/lib/tournament/rounds/board-table'
import { operationOn } from '../support/build-tournament'

const released = new Date('2026-11-29T14:00:00Z')
const after = (minutes: number) => new Date(released.getTime() + minutes * 60_000)

const device = operationOn('list', 'device-changed', { device: 'd'.repeat(32) })
const games = (count: number): Operation[] =>
  Array.from({ length: count }, (_, index) => operationOn('list', 'game-entered', { place: index + 1, kind: 'normal', soloist: null, points: [2, 2, -2, -2] }))

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
    ['is never late while it keeps paper', look([], 90), 'playing'],
    ['waits for the desk once its totals are typed', look([operationOn('list', 'totals-typed', { points: [5, -5, 0, 0] })], 90), 'submitted'],
  ])('%s', (_, { status }, expected) => {
    expect(status).toBe(expected)
  })

  it('counts the games on the list and the minutes it is late', () => {
    expect(look([device, ...games(6)], 50)).toMatchObject({ played: 6, total: 24, minutesBehind: 21 })
    expect(look([device, ...games(12)], 25)).toMatchObject({ played: 12, minutesBehind: -29 })
  })

  it('waits before the release', () => {
    expect(boardTable({ list: foldList(head, [device]), released: null, now: after(0), lastSeenAt: null, conflicts: 0 }).status).toBe('waiting')
  })
})
