import { describe, expect, it } from 'vitest'
import { write } from '@/lib/db/write'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import { operationHash } from '@/lib/tournament/lists/operation-hash'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildTable, operationOn } from '@/tests/support/build-tournament'
import { checkLogs } from '@/tests/support/endure/check-logs'
import { logProblems, type LogRow } from '@/tests/support/endure/log-problems'

const game = (place: number, value: number) => ({ place, kind: 'normal' as const, soloist: null, points: [value, value, -value, -value] })

function row(place: number, gamePlace: number, baseVersion = 0): LogRow {
  const operation = operationOn('list', baseVersion === 0 ? 'game-entered' : 'game-corrected', game(gamePlace, place), { baseVersion })
  return { opId: `op-${place}`, listId: 'list', place, entity: `game:${gamePlace}`, entityVersion: baseVersion + 1, baseVersion, kind: operation.kind, payload: canonicalText(operation.payload), payloadHash: operationHash(operation), actor: 'device:one' }
}

const [first, second, third] = [row(1, 1), row(2, 2), row(3, 1, 1)]

describe('the look at a log after every test', () => {
  it('finds nothing wrong with a log as it has to be', () => {
    expect(logProblems('list', 3, [first, second, third])).toEqual([])
  })

  it.each<[string, readonly LogRow[], RegExp]>([
    ['a place left out', [first, third], /has place 3 instead of 2/],
    ['a version left out', [row(1, 1, 1)], /makes game:1 version 2 instead of 1/],
    ['two winners of one version', [first, { ...first, place: 2 }], /makes game:1 version 1 instead of 2/],
    ['an entry that overwrote a newer one', [first, second, { ...third, baseVersion: 0 }], /was made on version 0 of game:1 and stored as 2/],
    ['an entry of nobody', [{ ...first, actor: '' }], /has the author ""/],
    ['a value changed afterwards', [{ ...first, payload: canonicalText(game(1, 9)) }], /no longer says what was sent/],
    ['a row moved to another list', [{ ...first, listId: 'other' }], /belongs to another list/],
    ['a row that is gone', [first], /counts 3 operations and has 1/],
  ])('catches %s', (_, rows, problem) => {
    expect(logProblems('list', rows.length === 1 && /counts/.test(problem.source) ? 3 : rows.length, rows).join('\n')).toMatch(problem)
  })
})

/** How the guard of the log is taken away and put back, statement by statement. */
const guard = {
  sqlite: {
    off: ['DROP TRIGGER "ListOperation_update"', 'DROP TRIGGER "ListOperation_delete"'],
    on: ['UPDATE', 'DELETE'].map((what) => `CREATE TRIGGER "ListOperation_${what.toLowerCase()}" BEFORE ${what} ON "ListOperation" BEGIN SELECT RAISE(ABORT, 'append-only: ListOperation'); END`),
  },
  postgresql: { off: ['ALTER TABLE "ListOperation" DISABLE TRIGGER USER'], on: ['ALTER TABLE "ListOperation" ENABLE TRIGGER USER'] },
}

await onBothDatabases('the look at the logs of a database', (kind) => {
  it('catches a log that can be changed', async () => {
    const { listId } = await buildTable()
    await appendOperations('device:one', [operationOn(listId, 'game-entered', game(1, 2))])
    const run = (statements: readonly string[]) =>
      write(async (transaction) => {
        for (const statement of statements) await transaction.$executeRawUnsafe(statement)
      })
    await run(guard[kind].off)
    expect(await checkLogs()).toEqual([`ListOperation allows: UPDATE "ListOperation" SET "actor" = 'nobody'`, 'ListOperation allows: DELETE FROM "ListOperation"'])
    await run(guard[kind].on)
    expect(await checkLogs()).toEqual([])
  })
})
