import { describe, expect, it } from 'vitest'
import { ownFigures } from '@/lib/phone/own-figures'
import { presentedOrder } from '@/lib/phone/presented-order'
import { seatNotes } from '@/lib/phone/seat-notes'
import type { Position, TableSize } from '@/lib/rules/table/table-size'
import { listLog, type ListLog } from '@/tests/support/list-log'

const normal = (log: ListLog): ListLog => {
  const { next, tableSize } = log.fold()
  const players = Array.from({ length: tableSize }, (_, index) => index + 1).filter((position) => position !== next.sitsOut)
  const points = Array.from({ length: tableSize }, (_, index) => (players.includes(index + 1) ? (players.indexOf(index + 1) < 2 ? 1 : -1) : null))
  return log.add('game-entered', { place: next.place, kind: 'normal', soloist: null, points })
}
const solo = (log: ListLog, soloist: Position): ListLog => {
  const { next, tableSize } = log.fold()
  const points = Array.from({ length: tableSize }, (_, index) => (index + 1 === next.sitsOut ? null : index + 1 === soloist ? 3 : -1))
  return log.add('game-entered', { place: next.place, kind: 'solo', soloist, points })
}
const times = (count: number, log: ListLog): ListLog => (count === 0 ? log : times(count - 1, normal(log)))

/** Strikes what is open and plays every presented solo; who was presented, in order. */
function presented(log: ListLog): Position[] {
  const { next } = log.fold()
  if (next.presented === null) return []
  return [next.presented, ...presented(solo(log, next.presented))]
}

describe('the order in which owed solos are presented', () => {
  it.each<[string, TableSize, number, readonly Position[]]>([
    ['at a table of four that has played three games', 4, 3, []],
    ['when one has played his solo already', 4, 5, [2]],
    ['at a table of five', 5, 7, [1, 4]],
    ['at a table of five where only the coming dealer owes', 5, 4, [1, 2, 3, 4]],
  ])('%s is the one in which the list presents them', (_, size, games, soloists) => {
    const played = soloists.reduce((log, soloist) => solo(log.fold().next.sitsOut === soloist ? normal(log) : log, soloist), times(games, listLog(size)))
    const ended = played.add('end-announced', {}).add('dealing-begun', { begun: false })
    const { next, owed } = ended.fold()
    const announced = presentedOrder(ended.fold())
    expect(announced).toHaveLength(size - soloists.length)
    expect(announced).toEqual(presented(ended.add('game-struck', { count: next.remaining - owed.length })))
  })
})

describe('what a player confirms as the own figures', () => {
  const award = { penaltyId: 'p', place: 3, severity: 'minor', kind: 'normal', offender: 1, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 } as const
  const log = times(2, listLog(4)).add('penalty-awarded', award)
  it('has the total, and the penalty points in it', () => {
    expect(ownFigures(log.fold(), 1)).toEqual({ points: -1, penalties: -3 })
    expect(ownFigures(log.fold(), 2)).toEqual({ points: 3, penalties: 1 })
  })
  it('has nothing of whoever sat there before', () => {
    const taken = normal(log.add('seat-taken-over', { position: 1, person: 'zora', fromPlace: 3 }))
    expect(ownFigures(taken.fold(), 1)).toEqual({ points: 1, penalties: 0 })
  })
})

describe('where a seat changes hands', () => {
  const base = times(2, listLog(4))
  it.each<[string, ListLog, number, string]>([
    ['is before the game of that place', times(2, base.add('seat-taken-over', { position: 1, person: 'zora', fromPlace: 3 })), 2, 'anna'],
    ['is before a game entered already', base.add('seat-taken-over', { position: 2, person: 'zora', fromPlace: 2 }), 1, 'bert'],
    ['is behind the last row as long as nothing follows', base.add('seat-taken-over', { position: 3, person: 'zora', fromPlace: 3 }), 2, 'cleo'],
  ])('%s', (_, log, at, before) => {
    const list = log.fold()
    expect(seatNotes(list, log.head.seats).map((note) => [note.at, note.before])).toEqual([[at, before]])
  })
  it('names the substitute when a second one follows', () => {
    const log = base.add('seat-taken-over', { position: 1, person: 'zora', fromPlace: 3 }, { position: 1, person: 'yves', fromPlace: 3 })
    expect(seatNotes(log.fold(), log.head.seats).map(({ before }) => before)).toEqual(['anna', 'zora'])
  })
})
