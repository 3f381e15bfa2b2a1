import { describe, expect, it } from 'vitest'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Position } from '@/lib/rules/table/table-size'
import { listLog } from '@/tests/support/list-log'
import type { ListLog } from '@/tests/support/list-log'
import { typed } from '@/tests/support/typed'

const { normal, solo, penalty, games } = typed
const last = (log: ListLog) => log.fold().rows.at(-1)

describe('TSR 3.3.10 · a wrong dealer noticed too late', () => {
  it('stands with the one who dealt, and the order goes on as scheduled', () => {
    const log = listLog(5).add('game-entered', { ...normal(1, [1, 1, null, -1, -1]), dealer: 3 })
    expect(log.fold()).toMatchObject({ rows: [{ dealer: 3, scheduledDealer: 1, sitsOut: 3, lead: 4, violations: [] }], next: { dealer: 2 } })
  })

  it('can be noted for the game in progress', () => {
    expect(listLog(5).add('dealer-deviated', { place: 1, dealer: 4 }).fold().next).toMatchObject({ dealer: 4, scheduledDealer: 1, sitsOut: 4, lead: 5 })
  })
})

describe('TSR 10.2.1 · people who leave, as decided', () => {
  it('leaves points with the person, the owed solo with the seat', () => {
    const log = games(2).add('seat-taken-over', { position: 1, person: 'fritz', fromPlace: 3 }).add('game-entered', solo(3, 1, [9, -3, -3, -3]))
    expect(log.fold()).toMatchObject({ seats: ['fritz', 'bert', 'cleo', 'dora'], totals: [13, 1, -7, -7], owed: [2, 3, 4] })
    expect(log.fold().people).toContainEqual({ person: 'anna', points: 4, gamesPlayed: 2 })
    expect(log.fold().people).toContainEqual({ person: 'fritz', points: 9, gamesPlayed: 1 })
  })

  it('leaves a penalty with the person who was there when it was awarded', () => {
    const log = games(2).add('penalty-awarded', penalty(3, { offender: 1 })).add('seat-taken-over', { position: 1, person: 'fritz', fromPlace: 3 })
    expect(log.fold().people.find(({ person }) => person === 'anna')?.points).toBe(4 - 12)
  })

  it('lets a five-player table go on as four', () => {
    const five = listLog(5).add('game-entered', normal(1, [null, 1, 1, -1, -1])).add('seat-left-empty', { position: 2, fromPlace: 2 })
    expect(five.fold()).toMatchObject({ next: { gameNo: 2, dealer: 3, sitsOut: null, empty: 2, remaining: 19 + 4 }, owed: [1, 3, 4, 5], struckSolos: [2] })
    expect(five.add('game-entered', normal(2, [1, null, 1, -1, -1])).fold().rows[1]).toMatchObject({ violations: [], persons: ['anna', null, 'cleo', 'dora', 'emil'] })
  })

  it('strikes what is outstanding when the list is frozen', () => {
    expect(games(2).add('list-frozen', { reason: 'nobody left', leaver: 2 }).fold()).toMatchObject({ state: 'frozen', next: { remaining: 0, dealer: null }, owed: [], struckSolos: [1, 2, 3, 4] })
  })
})

describe('TSR 8.5.1 · time over', () => {
  const ended = games(5).add('end-announced', {})

  it('plays out the game whose dealing had begun, then only presented solos', () => {
    const begun = ended.add('dealing-begun', { begun: true })
    expect(begun.fold().next.normalGamesOpen).toBe(true)
    expect(begun.add('game-entered', normal(6)).fold().next.normalGamesOpen).toBe(false)
    expect(ended.add('dealing-begun', { begun: false }).fold().next.normalGamesOpen).toBe(false)
  })

  it('does not deal again what a penalty ended, uses no number for it, and strikes the next (8.5.3)', () => {
    const log = ended.add('dealing-begun', { begun: true }).add('penalty-awarded', penalty(6))
    expect(log.fold().next).toMatchObject({ gameNo: 6, dealer: 2, normalGamesOpen: false })
    expect(log.add('game-struck', { count: 15 }).fold()).toMatchObject({ next: { gameNo: 21, dealer: 2, presented: 3, place: 6 } })
  })

  it('repeats a presented solo that was not played (8.5.3)', () => {
    const log = ended.add('dealing-begun', { begun: false }).add('game-struck', { count: 15 }).add('penalty-awarded', penalty(6, { kind: 'solo', soloist: 3 }))
    expect(log.fold().next).toMatchObject({ gameNo: 21, presented: 3, remaining: 4 })
    expect(last(log)).toMatchObject({ row: 'penalty', after: 'not-played', gameNo: 21 })
  })

  it('adds noted minutes up', () => {
    expect(listLog(4).add('extra-time-granted', { minutes: 5, reason: 'claim' }, { minutes: 3, reason: 'tribunal' }).fold().extraMinutes).toBe(8)
  })
})

describe('TSR 7.3.4, 8.5.2 · from the last game to the checked list', () => {
  const played = Array.from({ length: 4 }, (_, index) => index).reduce((log, index) => log.add('game-entered', solo(21 + index, ((index + 1) % 4 + 1) as Position, [0, 0, 0, 0])), games(20))
  const confirmed = played.add('list-confirmed', { position: 1 }, { position: 2 }, { position: 3 }, { position: 4 })

  it('asks each player to confirm, and again when the scores change', () => {
    expect(played.fold().missing.map(({ code }) => code)).toEqual(Array(4).fill('confirmation-missing'))
    expect(confirmed.fold().missing).toEqual([])
    expect(confirmed.add('game-corrected', normal(20)).fold().missing).toHaveLength(4)
    expect(confirmed.add('list-objected', { position: 2 }).fold().missing).toEqual([{ code: 'objection-open', tsr: '8.5.2', params: { position: 2 } }])
  })

  it('is submitted, checked, and opened again only with a reason', () => {
    const submitted = confirmed.add('list-submitted', { version: confirmed.fold().version })
    const checked = submitted.add('list-checked', {})
    expect([confirmed, submitted, checked, checked.add('list-reopened', { reason: 'row 7' })].map((log) => log.fold().state)).toEqual(['open', 'submitted', 'checked', 'reopened'])
  })

  it('needs no confirmation while the desk corrects it, but does where a frozen table has played on', () => {
    const frozen = confirmed.add('list-frozen', { reason: 'gone', leaver: null })
    const changed = (goesOn: boolean) => frozen.add('list-reopened', { reason: 'row 7', goesOn }).add('game-corrected', normal(20)).fold()
    expect([changed(false).missing.length, changed(true).missing.length]).toEqual([0, 4])
  })

  it('takes the totals of a paper list', () => {
    expect(listLog(4).add('totals-typed', { points: [5, -5, 8, -8] }).fold()).toMatchObject({ totalsOnly: true, totals: [5, -5, 8, -8], missing: [], next: { remaining: 0 } })
  })
})

describe('TSR 3.1.1 · who keeps the list', () => {
  it('is the last position until somebody else takes over', () => {
    expect(listLog(5).fold().keeper).toEqual({ position: 5, device: null })
    expect(listLog(5).add('keeper-changed', { position: 2 }).add('device-changed', { device: 'tablet' }).fold().keeper).toEqual({ position: 2, device: 'tablet' })
  })

  it('marks what a replaced device still sends', () => {
    expect(games(1).add('device-changed', { device: null }).add('game-entered', normal(2)).fold().rows.map((row) => row.row === 'game' && row.fromReplacedDevice)).toEqual([false, true])
  })
})

describe('TSR 7.3.4 · a list that goes on on paper', () => {
  const byDesk = (log: ListLog, place: number): ListLog => listLog(4, [...log.operations, { ...log.make('game-entered', normal(place)), deviceId: 'desk' }])
  const paper = games(1).add('device-changed', { device: null })

  it('is typed at the desk, and marks whatever a device still sends, even one that had typed nothing', () => {
    const mixed = byDesk(listLog(4).add('device-changed', { device: null }), 1).add('game-entered', normal(2))
    expect(mixed.fold().rows.map((row) => row.row === 'game' && row.fromReplacedDevice)).toEqual([false, true])
    expect(byDesk(paper, 2).fold().rows.map((row) => row.row === 'game' && row.fromReplacedDevice)).toEqual([false, false])
  })

  it('needs no confirmation on a device, because the paper is signed, until a device keeps it again', () => {
    const codes = (log: ListLog) => new Set(log.fold().missing.map(({ code }) => code))
    expect([paper.fold().onPaper, codes(paper)]).toEqual([true, new Set(['games-missing'])])
    const back = paper.add('device-changed', { device: 'phone' })
    expect([back.fold().onPaper, codes(back)]).toEqual([false, new Set(['games-missing', 'confirmation-missing'])])
  })

  it('never counts the desk among the devices that were replaced', () => {
    const again = byDesk(paper, 2).add('device-changed', { device: 'phone' }, { device: null })
    expect(byDesk(again, 3).fold().rows.map((row) => row.row === 'game' && row.fromReplacedDevice)).toEqual([false, false, false])
  })
})

describe('what a device holds back', () => {
  it('is folded over the state of the server and counted', () => {
    const { head, operations } = games(2)
    const waiting = { opId: 'w', deviceId: 'phone', seq: 3, kind: 'game-entered', listId: 'list', baseVersion: 0, payload: normal(3), typedAt: '' } as const
    const list = foldList(head, [...operations, waiting])
    expect(list).toMatchObject({ pending: 1, version: 2, totals: [6, 6, -6, -6], versions: { 'game:3': 1 } })
    expect(list.rows.at(-1)).toMatchObject({ stamp: { receivedAt: null } })
  })
})
