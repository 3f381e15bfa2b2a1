import { describe, expect, it } from 'vitest'
import { sameGame } from '@/lib/rules/list/same-game'
import { listLog, type ListLog } from '@/tests/support/list-log'

const normal = { kind: 'normal', soloist: null, points: [1, 1, -1, -1] } as const
const solo = { kind: 'solo', soloist: 2, points: [-1, 3, -1, -1] } as const
const penalty = { place: 1, severity: 'minor', kind: 'normal', offender: 3, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 } as const

const empty = listLog(4)
const missing = (log: ListLog, tsr: string) => log.fold().missing.filter((violation) => violation.tsr === tsr).map(({ code }) => code)
const awarded = empty.add('penalty-awarded', { ...penalty, penaltyId: 'p' })
const statuses = (log: ListLog) => log.fold().penalties.map(({ status }) => status)

describe('TSR 3.3.10 · a wrong dealer noticed too late', () => {
  it('has dealt the game, and the order goes on as it was', () => {
    const list = empty.add('game-entered', { ...normal, place: 1, dealer: 3 }).fold()
    expect(list.rows).toMatchObject([{ dealer: 3, scheduledDealer: 1 }])
    expect(list.next.dealer).toBe(2)
  })
})

describe('TSR 4.2.4 · the compulsory solo', () => {
  it('stands in the rubric of its player, the second solo among the normal games', () => {
    const list = empty.add('game-entered', { ...solo, place: 1 }, { ...solo, place: 2 }).fold()
    expect(list.rows).toMatchObject([
      { rubric: 'S2', kind: 'compulsory-solo' },
      { rubric: 'N1', kind: 'voluntary-solo' },
    ])
  })
})

describe('TSR 7.3.1 · a game that was played', () => {
  it('is entered at the place after the last one', () => {
    const log = empty.add('game-entered', { ...normal, place: 1 }, { ...normal, place: 2 })
    expect([empty.fold().next.place, log.fold().next.place]).toEqual([1, 3])
  })

  it('is the same entry only when place, kind, soloist, dealer and all points agree', () => {
    const game = { ...normal, place: 1 }
    expect(sameGame(game, { ...game })).toBe(true)
    for (const change of [{ place: 2 }, { kind: 'solo' as const }, { soloist: 2 as const }, { dealer: 2 as const }, { points: [1, -1, 1, -1] }]) {
      expect(sameGame(game, { ...game, ...change })).toBe(false)
    }
  })
})

describe('TSR 7.3.2 · whoever wrote a line', () => {
  it('stands beside it, also after a correction', () => {
    const list = empty.add('game-entered', { ...normal, place: 1 }).add('game-corrected', { ...solo, place: 1 }).fold()
    expect(list.rows).toMatchObject([{ stamp: { by: 'table', deviceId: 'phone', order: 1 } }])
  })
})

describe('TSR 7.3.4 · a list is handed in', () => {
  it('only when the server knows every entry', () => {
    const unsent = structuredClone(empty.add('game-entered', { ...normal, place: 1 }).operations)
    for (const operation of unsent) Reflect.deleteProperty(operation, 'version')
    const waiting = listLog(4, unsent)
    expect([missing(waiting, '7.3.4'), missing(empty, '7.3.4')]).toEqual([['entries-pending'], []])
  })

  it('and is submitted from then on', () => {
    expect([empty.fold().state, empty.add('list-submitted', { version: 0 }).fold().state]).toEqual(['open', 'submitted'])
  })
})

describe('TSR 8.2.1 · a decision', () => {
  it('is the referee’s until it is challenged, and the tribunal’s in the end', () => {
    const signed = awarded.add('penalty-countersigned', { penaltyId: 'p' })
    const challenged = signed.add('penalty-challenged', { penaltyId: 'p', challenger: 3 })
    const decided = challenged.add('penalty-decided', { penaltyId: 'p', outcome: 'lifted' })
    expect([awarded, signed, challenged, decided].map(statuses)).toEqual([['unsigned'], ['signed'], ['challenged'], ['decided']])
    expect(decided.fold().rows).toEqual([])
  })
})

describe('TSR 8.2.2 · penalty points', () => {
  it('stand on the list at once, and need a countersignature before it is handed in', () => {
    expect(awarded.fold().totals).toEqual([1, 1, -3, 1])
    expect(missing(awarded, '8.2.2')).toEqual(['countersignature-missing'])
    expect(missing(awarded.add('penalty-countersigned', { penaltyId: 'p' }), '8.2.2')).toEqual([])
  })
})

describe('TSR 8.5.2 · a round', () => {
  it('is over when every player has confirmed the list as it stands', () => {
    const confirmed = empty.add('list-confirmed', { position: 1 }, { position: 2 }, { position: 3 }, { position: 4 })
    expect(missing(confirmed, '8.5.2')).toEqual([])
    expect(missing(confirmed.add('game-entered', { ...normal, place: 1 }), '8.5.2')).toHaveLength(4)
    expect(missing(confirmed.add('list-objected', { position: 2 }), '8.5.2')).toEqual(['objection-open'])
  })
})

describe('TSR 8.5.3 · after time', () => {
  const played = (begun: boolean) => empty.add('end-announced', {}).add('dealing-begun', { begun })
  const serious = { ...penalty, severity: 'serious', penaltyId: 'p' } as const

  it('a game that had begun is played out, and no other one', () => {
    expect([empty, played(true), played(false)].map((log) => log.fold().next.normalGamesOpen)).toEqual([true, true, false])
    expect(played(true).add('game-entered', { ...normal, place: 1 }).fold().next.normalGamesOpen).toBe(false)
  })

  it('it is not dealt again when a penalty ends it', () => {
    expect(played(true).add('penalty-awarded', serious).fold().next.normalGamesOpen).toBe(false)
  })
})

describe('TSR 9.6.5 · a claim', () => {
  it('keeps the list from being handed in until it is decided or withdrawn', () => {
    const raised = empty.add('claim-raised', { claimId: 'c', place: 1, claimant: 1, offenders: [3], partiesClear: null })
    expect(missing(raised, '9.6.5')).toEqual(['claim-open'])
    expect(missing(raised.add('claim-withdrawn', { claimId: 'c' }), '9.6.5')).toEqual([])
    expect(missing(raised.add('penalty-awarded', { ...penalty, penaltyId: 'p', claimId: 'c' }), '9.6.5')).toEqual([])
  })
})

describe('TSR 9.6.7 · a challenge', () => {
  it('keeps the list from being handed in until the tribunal has decided', () => {
    const challenged = awarded.add('penalty-challenged', { penaltyId: 'p', challenger: 3 })
    expect(missing(challenged, '9.6.7')).toEqual(['challenge-open'])
    expect(missing(challenged.add('penalty-decided', { penaltyId: 'p', outcome: 'upheld' }), '9.6.7')).toEqual([])
  })
})
