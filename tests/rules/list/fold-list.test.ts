import { describe, expect, it } from 'vitest'
import { decidedBy } from '@/lib/rules/list/decided-by'
import { sameGame } from '@/lib/rules/list/same-game'
import { listLog } from '@/tests/support/list-log'
import type { ListLog } from '@/tests/support/list-log'
import { typed } from '@/tests/support/typed'

const { normal, solo, penalty, games } = typed
const numbers = (log: ListLog) => log.fold().rows.map((row) => row.gameNo)
const last = (log: ListLog) => log.fold().rows.at(-1)

describe('TSR 4.2.4, 4.3.1 · the compulsory solo recognises itself', () => {
  it('is the first solo of a player, the second one is voluntary', () => {
    const log = listLog(4).add('game-entered', solo(1, 2, [-1, 3, -1, -1]), solo(2, 2, [-1, 3, -1, -1]))
    expect(log.fold().rows.map((row) => row.row === 'game' && [row.kind, row.rubric, row.lead])).toEqual([
      ['compulsory-solo', 'S2', 2],
      ['voluntary-solo', 'N1', 2],
    ])
  })

  it('is not a silent marriage (4.4.5)', () => {
    const log = listLog(4).add('game-entered', { ...solo(1, 2, [-1, 3, -1, -1]), kind: 'silent-marriage' })
    expect(log.fold()).toMatchObject({ owed: [1, 2, 3, 4], rows: [{ rubric: 'N1' }] })
  })

  it('may be worth nothing', () => {
    expect(listLog(4).add('game-entered', solo(1, 4, [0, 0, 0, 0])).fold()).toMatchObject({ owed: [1, 2, 3], rows: [{ rubric: 'S4', positive: [] }] })
  })
})

describe('TSR 9.4.3 · a game that was not played', () => {
  const log = games(2).add('penalty-awarded', penalty(3))

  it('uses no number, and the same dealer deals again', () => {
    expect(log.fold()).toMatchObject({ totals: [8, 8, -16, 0], next: { gameNo: 3, dealer: 3, place: 3 }, gamesPlayed: [2, 2, 2, 2] })
    expect(last(log)).toMatchObject({ row: 'penalty', gameNo: 3, rubric: null, after: 'not-played', tsr: '9.4.3', status: 'unsigned' })
  })

  it('stands before the game that is typed in its stead', () => {
    expect(log.add('game-entered', normal(3)).fold().rows.map(({ row, gameNo }) => [row, gameNo])).toEqual([['game', 1], ['game', 2], ['penalty', 3], ['game', 3]])
  })
})

describe('TSR 9.4.4 · a serious violation by an opponent of the soloist', () => {
  const log = games(1).add('penalty-awarded', penalty(2, { kind: 'solo', soloist: 4, offender: 1 }))

  it('uses a number and does the compulsory solo, which the same dealer follows', () => {
    expect(log.fold()).toMatchObject({ owed: [1, 2, 3], next: { gameNo: 3, dealer: 2, place: 2 }, gamesPlayed: [2, 2, 2, 2] })
    expect(last(log)).toMatchObject({ rubric: 'S4', kind: 'compulsory-solo', points: [-12, 0, 0, 12] })
  })

  it('does not do it in a silent marriage', () => {
    const silent = games(1).add('penalty-awarded', penalty(2, { kind: 'solo', soloist: 4, offender: 1, silentMarriage: true }))
    expect(silent.fold()).toMatchObject({ owed: [1, 2, 3, 4], next: { gameNo: 3, dealer: 3 } })
  })

  it('moves the numbers of games typed meanwhile, and marks them', () => {
    const late = games(3).add('penalty-awarded', penalty(2, { kind: 'solo', soloist: 4, offender: 1 }))
    expect(numbers(late)).toEqual([1, 2, 3, 4])
    expect(late.fold().rows.map((row) => row.row === 'game' && row.replaced)).toEqual([false, false, true, true])
    expect(late.add('game-corrected', normal(2), normal(3)).fold().rows.some((row) => row.row === 'game' && row.replaced)).toBe(false)
  })
})

describe('TSR 8.2.2 · every award is countersigned', () => {
  const awarded = games(1).add('penalty-awarded', penalty(2, { severity: 'minor' }))
  const missing = (log: ListLog) => log.fold().missing.map(({ code }) => code)

  it('counts provisionally before, but keeps the list from being submitted', () => {
    expect(awarded.fold().totals).toEqual([3, 3, -5, -1])
    expect(missing(awarded)).toContain('countersignature-missing')
    expect(missing(awarded.add('penalty-countersigned', { penaltyId: 'p1' }))).not.toContain('countersignature-missing')
  })

  it('is gone when cancelled or lifted, and stays in the list of penalties', () => {
    for (const log of [
      awarded.add('penalty-cancelled', { penaltyId: 'p1', reason: 'wrong table' }),
      awarded.add('penalty-challenged', { penaltyId: 'p1', challenger: 3 }).add('penalty-decided', { penaltyId: 'p1', outcome: 'lifted' }),
    ]) {
      expect(log.fold()).toMatchObject({ totals: [2, 2, -2, -2], penalties: [{ award: { penaltyId: 'p1' } }] })
    }
  })

  it('is replaced by the word of the tribunal, the first decision kept (8.2.1)', () => {
    const challenged = awarded.add('penalty-challenged', { penaltyId: 'p1', challenger: 3 })
    expect(missing(challenged)).toContain('challenge-open')
    const decided = challenged.add('penalty-decided', { penaltyId: 'p1', outcome: 'changed', award: penalty(2, { severity: 'minor', offender: 4 }) })
    expect(last(decided)).toMatchObject({ status: 'decided', points: [1, 1, 1, -3], history: [{ value: { offender: 3 } }] })
  })

  it('makes a party to the case of whoever awarded or signed it, and of nobody else (8.2.1)', () => {
    const [open] = awarded.fold().penalties
    const [signed] = awarded.add('penalty-countersigned', { penaltyId: 'p1' }).fold().penalties
    if (!open || !signed?.signed) throw new Error('no penalty')
    const byPin = { stamp: signed.stamp, signed: { ...signed.signed, by: 'account:brandt' } }
    expect([decidedBy(open, 'table'), decidedBy(open, 'account:brandt'), decidedBy(byPin, 'account:brandt'), decidedBy(byPin, 'account:albers')]).toEqual([true, false, true, false])
  })

  it('of a bound decision costs what the catalogue says, and the game goes on (9.7.3)', () => {
    const log = games(1).add('penalty-awarded', penalty(2, { severity: 'bound', boundPoints: 6 }))
    expect(last(log)).toMatchObject({ points: [2, 2, -6, 2], after: 'goes-on', tsr: '9.7.3' })
    expect(log.fold().next).toMatchObject({ gameNo: 2, dealer: 2 })
  })

  it('leaves no row when the violation was insignificant (9.2.3)', () => {
    expect(games(1).add('penalty-awarded', penalty(2, { severity: 'insignificant' })).fold().rows).toHaveLength(1)
  })
})

describe('TSR 7.3.2 · corrections stay visible', () => {
  it('keeps the old value', () => {
    const log = games(2).add('game-corrected', normal(1, [4, -4, 4, -4]))
    expect(log.fold().rows[0]).toMatchObject({ points: [4, -4, 4, -4], history: [{ value: { points: [2, 2, -2, -2] } }] })
    expect(log.fold().totals).toEqual([6, -2, 2, -6])
  })

  it('marks what was typed on another dealer when a game turns out to be the compulsory solo', () => {
    const log = games(3).add('game-corrected', solo(1, 1, [3, -1, -1, -1]))
    expect(log.fold().rows.map((row) => row.row === 'game' && [row.dealer, row.replaced])).toEqual([[1, false], [1, true], [2, true]])
  })

  it('takes the last game back, and its place is free again', () => {
    const log = games(3)
    const undone = log.add('game-undone', { place: 3, undoes: 'op-3' })
    expect(undone.fold()).toMatchObject({ totals: [4, 4, -4, -4], next: { place: 3, gameNo: 3 }, versions: { 'game:3': 2 } })
    expect(undone.add('game-entered', normal(3)).fold().rows).toHaveLength(3)
  })

  it('tells an equal second entry from a different one', () => {
    const why = { kind: 'normal', reCardPoints: 130, trickless: null, calls: { re: { called: false, counterCall: null }, kontra: { called: false, counterCall: null } }, specials: { re: { doppelkopf: 0, foxes: 0, karlchen: 0 }, kontra: { doppelkopf: 0, foxes: 0, karlchen: 0 } } } as const
    expect(sameGame(normal(1), { ...normal(1), why, seen: { gameNo: 1, dealer: 1, presented: null } })).toBe(true)
    expect(sameGame(normal(1), normal(1, [2, -2, 2, -2]))).toBe(false)
    expect(sameGame(normal(1), solo(1, 1, [2, 2, -2, -2]))).toBe(false)
  })
})
