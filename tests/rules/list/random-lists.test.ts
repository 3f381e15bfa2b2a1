import { describe, expect, it } from 'vitest'
import { checkOperation } from '@/lib/rules/list/check-operation'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { DealtGame } from '@/lib/rules/table/dealt-game'
import { nextDeal } from '@/lib/rules/table/next-deal'
import type { TableSize } from '@/lib/rules/table/table-size'
import { listLog } from '@/tests/support/list-log'
import { randomNumbers } from '@/tests/support/random-numbers'
import { randomOperation } from '@/tests/support/random-operation'

const evenings = 40
const sum = (points: readonly (number | null)[]): number => points.reduce<number>((total, value) => total + (value ?? 0), 0)

/** An evening at one table in which anything may be tried; what the rules forbid is left out. */
function randomEvening(tableSize: TableSize, seed: number) {
  const random = randomNumbers(seed)
  const { head } = listLog(tableSize)
  const operations: Operation[] = []
  let list = foldList(head, operations)
  for (let attempt = 0; attempt < 90; attempt++) {
    const operation = randomOperation(list, random, `op-${attempt}`)
    if (checkOperation(list, operation).length > 0) continue
    operations.push({ ...operation, version: operations.length + 1 })
    list = foldList(head, operations)
  }
  return { head, operations, list }
}

const dealt = (list: ScoreList): DealtGame[] =>
  list.rows.flatMap((row): DealtGame[] => {
    if (row.row === 'struck') return [{ kind: 'struck', soloist: null }]
    if (row.kind !== null) return [{ kind: row.kind, soloist: row.soloist }]
    return row.after === 'not-played' ? [{ kind: 'not-played', soloist: null }] : []
  })

describe.each<[TableSize]>([[4], [5]])('TSR 7.3.3 · whatever happens at a table of %i', (tableSize) => {
  const all = Array.from({ length: evenings }, (_, seed) => randomEvening(tableSize, seed + 1))

  it('gets somewhere', () => {
    expect(all.some(({ list }) => list.rows.length > 20)).toBe(true)
    expect(new Set(all.flatMap(({ operations }) => operations.map(({ kind }) => kind))).size).toBeGreaterThan(10)
  })

  it('adds up to nothing, row by row, for the seats and for the people', () => {
    for (const { list } of all) {
      expect(list.rows.map((row) => sum(row.totals))).toEqual(list.rows.map(() => 0))
      expect(sum(list.totals)).toBe(0)
      expect(sum(list.people.map(({ points }) => points))).toBe(0)
    }
  })

  it('has the next deal that the rows alone lead to (4.2.3)', () => {
    for (const { list } of all.filter(({ list: { frozen } }) => frozen === null)) {
      const gone = list.seatChanges.find(({ person }) => person === null)
      const left = gone ? { position: gone.position, fromGame: list.rows.find((row) => row.row !== 'struck' && row.empty !== null)?.gameNo ?? list.next.gameNo } : null
      const { gameNo, dealer, presented, remaining, owed } = nextDeal({ tableSize, games: dealt(list), left })
      expect([list.next.gameNo, list.next.scheduledDealer, list.next.presented, list.next.remaining, list.owed]).toEqual([gameNo, dealer, presented, remaining, owed])
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
