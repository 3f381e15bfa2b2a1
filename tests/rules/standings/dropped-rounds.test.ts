import { describe, expect, it } from 'vitest'
import { droppedRounds } from '@/lib/rules/standings/dropped-rounds'
import { standingsOf } from '@/tests/support/standings-of'

describe('Drop results leave out the worst rounds of a series', () => {
  it.each<[string, (number | null)[], number, number[]]>([
    ['nothing, when the series drops none', [3, -9, 4], 0, []],
    ['the worst round', [3, -9, 4], 1, [1]],
    ['the two worst rounds, told in order of play', [3, 8, -9, 4], 2, [0, 2]],
    ['the earlier of two equal rounds', [5, 2, 2], 1, [1]],
    ['never the last round that is left', [-7], 1, []],
    ['all but one, when more are to be dropped than were played', [3, -7], 5, [1]],
    ['nothing further, when the missed round is the dropped one', [3, null, -9], 1, []],
    ['one of two, when the other was missed', [3, null, -9, 4], 2, [2]],
    ['nothing of who played none', [null, null], 1, []],
  ])('%s', (_, perRound, dropResults, dropped) => {
    expect(droppedRounds(perRound, dropResults)).toEqual(dropped)
  })

  it('rank by the rounds that count, and show all of them', () => {
    const result = standingsOf({ points: { ada: [30, -40, 10], ben: [15, 10, 10] }, rule: { dropResults: 1 } })
    expect(result.rows.map(({ personId, total, perRound }) => [personId, total, perRound])).toEqual([
      ['ada', 40, [30, -40, 10]],
      ['ben', 25, [15, 10, 10]],
    ])
  })
})
