import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { foldList } from '@/lib/rules/list/fold-list'
import { loadList } from '@/lib/tournament/lists/load-list'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'
import { logProblems } from '@/tests/support/endure/log-problems'

const protectedTables = ['ListOperation', 'ListConflict', 'AuditEntry'] as const

/** Everything that is wrong with the logs of the open database: gaps, missing authors, a replay that gives another list than the one shown, rows that can be changed or taken away. */
export async function checkLogs(): Promise<readonly string[]> {
  const lists = await read((reader) => reader.list.findMany({ include: { operations: { orderBy: { place: 'asc' } } } }))
  const problems: string[] = []
  for (const { id, length, operations } of lists) {
    problems.push(...logProblems(id, length, operations))
    const shown = await read((reader) => loadList(reader, id))
    if (shown === null) problems.push(`list ${id} cannot be shown`)
    else {
      const replayed = foldList(shown.head, operations.map(storedOperation))
      const highest = Object.fromEntries(operations.map(({ entity, entityVersion }) => [entity, entityVersion]))
      if (JSON.stringify(replayed) !== JSON.stringify(foldList(shown.head, shown.operations))) problems.push(`list ${id} shows something else than its log`)
      for (const [entity, version] of Object.entries(highest)) if (replayed.versions[entity] !== version) problems.push(`list ${id} shows version ${String(replayed.versions[entity])} of ${entity} instead of ${version}`)
    }
  }
  for (const table of protectedTables) problems.push(...(await changeable(table)))
  return problems
}

const takenBack = new Error('taken back')

/** A row that is there can be neither changed nor taken away, and it is the log's own guard that says so. */
async function changeable(table: (typeof protectedTables)[number]): Promise<readonly string[]> {
  const rows = await read((reader) => reader.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM "${table}" LIMIT 1`))
  if (rows.length === 0) return []
  const allowed = async (statement: string): Promise<string[]> => {
    const error: unknown = await write(async (transaction) => {
      await transaction.$executeRawUnsafe(statement)
      throw takenBack
    }).catch((reason: unknown) => reason)
    return String(error).includes('append-only') ? [] : [`${table} allows: ${statement}`]
  }
  return [...(await allowed(`UPDATE "${table}" SET "actor" = 'nobody'`)), ...(await allowed(`DELETE FROM "${table}"`))]
}
