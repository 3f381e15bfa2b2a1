import { describe, expect, it } from 'vitest'
import { entryDifferences } from '@/lib/rules/list/entry-differences'
import { foldList } from '@/lib/rules/list/fold-list'
import { givenOperations } from '@/lib/rules/list/given-operations'
import { secondLog } from '@/lib/rules/list/second-log'
import { listLog, type ListLog } from '@/tests/support/list-log'
import { typed } from '@/tests/support/typed'

const { normal, solo, penalty, games } = typed
const folded = (first: ListLog, own: ListLog) => foldList(first.head, secondLog(givenOperations(first.operations), own.operations))

describe('TSR 7.3 · a second entry of one paper', () => {
  it('sees no game of the first', () => {
    expect(givenOperations(games(5).operations)).toEqual([])
  })

  it('is given a penalty where it belongs, and not before', () => {
    const first = games(2).add('penalty-awarded', penalty(3)).add('game-entered', normal(3))
    expect(folded(first, games(1)).rows.map(({ row }) => row)).toEqual(['game'])
    expect(folded(first, games(3)).rows.map(({ row }) => row)).toEqual(['game', 'game', 'penalty', 'game'])
  })

  it('is given what was struck after as many games as on the list, and nothing that was taken back', () => {
    const end = games(2).add('end-announced', {}).add('dealing-begun', { begun: false })
    const struck = end.add('game-struck', { count: 3 })
    expect(folded(struck, games(1)).rows).toHaveLength(1)
    expect(folded(struck, games(2)).rows.map(({ row }) => row)).toEqual(['game', 'game', 'struck', 'struck', 'struck'])
    expect(folded(struck.add('strike-withdrawn', { undoes: struck.operations.at(-1)?.opId ?? '' }), games(2)).rows).toHaveLength(2)
  })
})

describe('TSR 7.3.3 · two readings of one paper', () => {
  it('agree however their values were found', () => {
    expect(entryDifferences(games(3).fold(), listLog(4).add('game-entered', { ...normal(1), seen: { gameNo: 1, dealer: 1, presented: null } }, normal(2), normal(3)).fold())).toEqual([])
  })

  it.each([
    ['another value', normal(2, [3, 3, -3, -3])],
    ['other winners', normal(2, [2, -2, 2, -2])],
    ['a solo where the other saw a silent marriage', solo(2, 1, [6, -2, -2, -2])],
  ])('differ by %s, with both values side by side', (_, other) => {
    const first = games(1).add('game-entered', other.kind === 'solo' ? { ...other, kind: 'silent-marriage' } : normal(2))
    expect(entryDifferences(first.fold(), games(1).add('game-entered', other).fold())).toMatchObject([{ place: 2, gameNo: 2, first: {}, second: { points: other.points } }])
  })

  it('differ where one of them has no game', () => {
    expect(entryDifferences(games(2).fold(), games(1).fold())).toMatchObject([{ place: 2, first: { points: [2, 2, -2, -2] }, second: null }])
    expect(entryDifferences(games(1).fold(), games(2).fold())).toMatchObject([{ place: 2, first: null }])
  })
})
