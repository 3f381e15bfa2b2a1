import { describe, expect, it } from 'vitest'
import { positionsOf } from '@/lib/rules/table/table-size'
import { evening, type EveningEvent, type PlayedGame } from '@/tests/support/evening/evening'
import { listLog, type ListLog } from '@/tests/support/list-log'

const tables = evening.rounds.flatMap((round, index) => round.map((table, place) => ({ name: `round ${index + 1}, table ${place + 1}`, ...table })))

function pointsOf({ dealer, soloist, value, positive }: PlayedGame, size: 4 | 5): (number | null)[] {
  const unit = (position: number) => (position === soloist ? 3 * value : value)
  return positionsOf(size).map((position) => (size === 5 && position === dealer ? null : positive.includes(position) ? unit(position) : -unit(position)))
}

function add(log: ListLog, event: EveningEvent, size: 4 | 5): ListLog {
  const { place } = log.fold().next
  switch (event.type) {
    case 'game': {
      const kind = event.kind === 'normal' || event.kind === 'silent-marriage' ? event.kind : 'solo'
      // Positions of the fixture are those of the table.
      return log.add('game-entered', { place, kind, soloist: event.soloist as 1 | null, points: pointsOf(event, size) })
    }
    case 'penalty': {
      const { severity, kind, offender, soloist, couldDisadvantageSoloist, opposingCounterCalls } = event
      const penaltyId = `penalty-${place}`
      return log.add('penalty-awarded', { penaltyId, place, severity, kind, offender, soloist, couldDisadvantageSoloist, opposingCounterCalls }).add('penalty-countersigned', { penaltyId })
    }
    case 'end':
      return log.add('end-announced', {}).add('dealing-begun', { begun: event.begun })
    case 'struck':
      return log.add('game-struck', { count: event.count })
    case 'substitute':
      return log.add('seat-taken-over', { position: event.position, person: 'frieda', fromPlace: place })
  }
}

describe('TSR 7.3 · the lists of an evening, as they were written down', () => {
  it.each(tables)('$name has the totals of the paper', ({ size, totals, events }) => {
    const list = events.reduce((log, event) => add(log, event, size), listLog(size)).fold()
    const scored = events.filter(({ type }) => type === 'game' || type === 'penalty')
    expect(list.rows.filter(({ row }) => row !== 'struck').map((row) => [row.row, row.gameNo, row.row === 'struck' ? null : row.dealer])).toEqual(
      scored.map((event) => (event.type === 'game' || event.type === 'penalty' ? [event.type, event.gameNo, event.dealer] : [])),
    )
    expect(list.rows.flatMap((row) => (row.row === 'struck' ? [] : row.violations))).toEqual([])
    expect(list.totals).toEqual(totals)
    expect(list.next.remaining).toBe(0)
  })
})
