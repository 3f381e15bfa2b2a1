import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { TableSize } from '@/lib/rules/table/table-size'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { loadList } from '@/lib/tournament/lists/load-list'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildTable, hexId } from '@/tests/support/build-tournament'
import { randomEvening, type RandomEvening } from '@/tests/support/random-evening'

/** Without the moments of the clock, and people by the names of the made-up evening. */
const comparable = (list: ScoreList) => ({ rows: list.rows.map((row) => ({ row: row.row, gameNo: row.gameNo, totals: row.totals })), totals: list.totals, next: list.next, owed: list.owed, state: list.state, versions: list.versions, version: list.version })

/** Of many evenings at a table of this size the one in which the most different things happened. */
function fullestEvening(tableSize: TableSize) {
  const kinds = ({ operations }: RandomEvening) => new Set(operations.map(({ kind }) => kind)).size
  return Array.from({ length: 40 }, (_, seed) => randomEvening(tableSize, seed + 1)).toSorted((one, other) => kinds(other) - kinds(one))[0]
}

const fullest: Readonly<Record<TableSize, RandomEvening | undefined>> = { 4: fullestEvening(4), 5: fullestEvening(5) }

await onBothDatabases('the stored log of a whole evening', () => {
  it.each<[TableSize]>([[4], [5]])('at a table of %i gives the state that the evening came to, every operation under the next version of what it touches', async (tableSize) => {
    const evening = fullest[tableSize]
    if (evening === undefined) throw new Error('There was no evening.')
    const { operations, list } = evening
    expect(new Set(operations.map(({ kind }) => kind)).size).toBeGreaterThan(12)
    const { listId } = await buildTable({ size: tableSize })
    // Ids are of one installation, so an operation that names another has to know its new name.
    const renamed = new Map(operations.map(({ opId }) => [opId, hexId()]))
    for (const operation of operations) {
      const payload = 'undoes' in operation.payload ? { ...operation.payload, undoes: renamed.get(operation.payload.undoes) } : operation.payload
      // The payload still belongs to its kind: only an id in it was exchanged.
      const sent = { ...operation, listId, payload, opId: renamed.get(operation.opId) } as Operation
      const [outcome] = await appendOperations('account:referee', [sent])
      expect([operation.kind, outcome?.outcome]).toEqual([operation.kind, 'stored'])
    }
    const stored = await read((reader) => loadList(reader, listId))
    if (stored === null) throw new Error('The list is gone.')
    expect(comparable(foldList(stored.head, stored.operations))).toEqual(comparable(list))
    const log = await read((reader) => reader.listOperation.findMany({ where: { listId }, orderBy: { place: 'asc' } }))
    expect(log.map(({ place }) => place)).toEqual(operations.map((_, index) => index + 1))
    const next: Record<string, number> = {}
    for (const { entity, entityVersion } of log) {
      next[entity] = (next[entity] ?? 0) + 1
      expect([entity, entityVersion]).toEqual([entity, next[entity]])
    }
  })
})
