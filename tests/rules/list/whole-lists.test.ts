import { describe, expect, it } from 'vitest'
import { foldList } from '@/lib/rules/list/fold-list'
import { buildList } from '@/tests/support/build-list'
import type { ListCase } from '@/tests/support/list-case'
import vectors from '@/tests/fixtures/vectors/lists.json'

// The fixture is JSON, whose literal types widen to number and string.
const cases = vectors.cases as ListCase[]

describe('TSR 7.3 · whole lists, typed line by line', () => {
  it.each(cases)('$name · table of $tableSize', (listCase) => {
    const list = buildList(listCase).fold()
    const rows = list.rows.map((row) => ({
      entry: row.row,
      gameNo: row.gameNo,
      totals: row.totals,
      ...(row.row !== 'struck' && { points: row.points }),
      ...(row.row === 'game' && { rubric: row.rubric, dealer: row.dealer, kind: row.kind, soloist: row.soloist }),
      ...(row.row === 'struck' && { rubric: row.rubric }),
    }))
    const expected = listCase.entries.map((entry) => ({
      entry: entry.entry,
      gameNo: entry.gameNo,
      totals: entry.totals,
      ...(entry.entry !== 'struck' && { points: entry.points }),
      ...(entry.entry === 'game' && { rubric: entry.rubric, dealer: entry.dealer, kind: entry.kind, soloist: entry.soloist }),
      ...(entry.entry === 'struck' && { rubric: entry.rubric }),
    }))
    expect(rows).toEqual(expected)
    expect({ totals: list.totals, gamesPlayed: list.gamesPlayed }).toEqual(listCase.expect)
    expect(list.next).toMatchObject({ remaining: 0, dealer: null, owed: [] })
    expect(list.rows.flatMap((row) => (row.row === 'struck' ? [] : row.violations))).toEqual([])
    expect(list.rows.some((row) => row.row === 'game' && row.replaced)).toBe(false)
  })

  it('gives the same list however often it is folded, and leaves the log alone', () => {
    for (const listCase of cases) {
      const { head, operations } = buildList(listCase)
      const frozen = structuredClone(operations)
      expect(foldList(head, operations)).toEqual(foldList(head, operations))
      expect(operations).toEqual(frozen)
    }
  })
})
