import { describe, expect, it } from 'vitest'
import { asOf } from '@/components/score-list/as-of'
import { listLog } from '@/tests/support/list-log'

const penalty = { penaltyId: 'one', place: 1, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 } as const
const five = listLog(5).add('penalty-awarded', penalty).add('game-entered', { place: 1, kind: 'normal', soloist: null, points: [null, 2, 2, -2, -2] })
const cases = [
  ['the seat stays empty', five.add('seat-left-empty', { position: 2, fromPlace: 2 })],
  ['somebody else takes the seat', five.add('seat-taken-over', { position: 2, person: 'gustav', fromPlace: 2 })],
] as const
const names = { bert: { name: 'Bert Berger', club: '', startNumber: 2 }, gustav: { name: 'Gustav Groß', club: '', startNumber: 6 } }

describe('who is named in an earlier row when somebody has left', () => {
  it.each(cases)('penalty and game keep the name of whoever sat there: %s', (_, log) => {
    const list = log.fold()
    const view = { list, server: { names }, nameOf: (position: number) => `now at ${position}` }
    const [first, second] = list.rows.filter((row) => row.row !== 'struck').map((row) => asOf(view, row))
    expect([first?.nameOf(2), second?.nameOf(2)]).toEqual(['Bert Berger', 'Bert Berger'])
    expect([second?.nameOf(1), second?.nameOf(3)]).toEqual(['now at 1', 'now at 3'])
    expect(asOf(view, undefined).nameOf(2)).toBe('now at 2')
  })
})
