import { describe, expect, it } from 'vitest'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { TableSize } from '@/lib/rules/table/table-size'
import { naiveDeal } from '@/tests/rules/second-reading/naive-deal'
import type { Happening } from '@/tests/rules/second-reading/naive-deal'
import { randomEvening } from '@/tests/support/random-evening'

const evenings = 80
const sum = (points: readonly (number | null)[]): number => points.reduce<number>((total, value) => total + (value ?? 0), 0)

/** What happened, in playing order, read off the rows as they stand on paper. */
function happeningsOf({ rows, strikes, seatChanges }: ScoreList): Happening[] {
  const gone = seatChanges.find(({ person }) => person === null)
  const leaving: Happening[] = gone ? [{ what: 'somebody left', position: gone.position }] : []
  const isAfterLeaving = (row: ScoreList['rows'][number]): boolean => {
    if (gone === undefined) return false
    const place = row.row === 'struck' ? (strikes.find(({ stamp }) => stamp.opId === row.stamp.opId)?.place ?? 0) : row.place
    return place > gone.fromPlace || (place === gone.fromPlace && (row.row === 'game' || row.stamp.order > gone.stamp.order))
  }
  const first = rows.findIndex(isAfterLeaving)
  const before = first === -1 ? rows.length : first
  return [...rows.slice(0, before).flatMap(happened), ...leaving, ...rows.slice(before).flatMap(happened)]
}

/** A row says what was typed or awarded; what follows from it is read anew. */
function happened(row: ScoreList['rows'][number]): Happening[] {
  if (row.row === 'struck') return [{ what: 'struck' }]
  if (row.row === 'game') return [{ what: 'game', soloist: row.payload.kind === 'solo' ? row.payload.soloist : null }]
  const { severity, soloist, offender, silentMarriage } = row.award
  if (severity !== 'serious') return []
  if (soloist === null || soloist === offender) return [{ what: 'not played' }]
  return [{ what: 'game', soloist: silentMarriage === true ? null : soloist }]
}

describe.each<[TableSize]>([[4], [5]])('TSR 7.3.3 · whatever happens at a table of %i', (tableSize) => {
  const all = Array.from({ length: evenings }, (_, seed) => randomEvening(tableSize, seed + 1))

  it('gets somewhere', () => {
    expect(all.some(({ list }) => list.rows.length > 20)).toBe(true)
    const kinds = new Set(all.flatMap(({ operations }) => operations.map(({ kind }) => kind)))
    for (const kind of ['game-corrected', 'game-undone', 'game-struck', 'strike-withdrawn', 'penalty-decided', 'penalty-cancelled', 'seat-taken-over', 'list-frozen', 'list-checked', 'list-reopened'] as const) expect(kinds).toContain(kind)
    expect(kinds.has('seat-left-empty')).toBe(tableSize === 5)
  })

  it('adds up to nothing, row by row, for the seats and for the people', () => {
    for (const list of all.flatMap(({ states }) => states)) {
      expect(list.rows.map((row) => sum(row.totals))).toEqual(list.rows.map(() => 0))
      expect(sum(list.totals)).toBe(0)
      expect(sum(list.people.map(({ points }) => points))).toBe(0)
    }
  })

  it('has the next deal that somebody else, who reads the rules anew, counts off the rows (4.2.3, 4.2.5, 8.5.1)', () => {
    for (const list of all.flatMap(({ states }) => states).filter(({ frozen }) => frozen === null)) {
      const { gameNo, dealer, presented, remaining, owed } = naiveDeal(tableSize, happeningsOf(list))
      expect([list.next.gameNo, list.next.scheduledDealer, list.next.presented, list.next.remaining, list.owed]).toEqual([gameNo, dealer, presented, remaining, owed])
    }
  })

  it('takes no entry between submission and opening again (7.3.4)', () => {
    for (const { operations, states } of all) {
      const closing = operations.flatMap(({ kind }, index) => (kind === 'list-submitted' || kind === 'list-checked' ? [index] : []))
      for (const index of closing.filter((at) => at + 1 < operations.length)) {
        expect(states[index]?.state).toMatch(/^(submitted|checked)$/)
        expect(operations[index + 1]?.kind).toMatch(/^list-(checked|reopened)$/)
      }
    }
  })

  it('gives the same state when the log is replayed, and never skips a version', () => {
    for (const { head, operations, list } of all) {
      expect(foldList(head, structuredClone(operations))).toEqual(list)
      expect(list.version).toBe(operations.length)
      expect(Object.values(list.versions).reduce((total, version) => total + version, 0)).toBe(operations.length)
    }
  })

  it('is as before when a game is typed and taken back', () => {
    for (const { head, operations, list } of all.filter(({ list: { next } }) => next.presented === null && next.dealer !== null)) {
      const { place } = list.next
      const stored = { deviceId: 'phone', seq: 0, listId: 'list', baseVersion: 0, typedAt: '' }
      const game = { kind: 'normal', soloist: null, place, points: list.seats.map(() => null) } as const
      const undone = foldList(head, [...operations, { ...stored, opId: 'x', kind: 'game-entered', payload: game }, { ...stored, opId: 'y', kind: 'game-undone', payload: { place, undoes: 'x' } }])
      expect({ rows: undone.rows, totals: undone.totals, next: undone.next, owed: undone.owed }).toEqual({ rows: list.rows, totals: list.totals, next: list.next, owed: list.owed })
    }
  })
})
