import type { Operation } from '@/lib/rules/list/operation'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import { operationHash } from '@/lib/tournament/lists/operation-hash'

/** A row of the log as the database has it. */
export interface LogRow {
  readonly opId: string
  readonly listId: string
  readonly place: number
  readonly entity: string
  readonly entityVersion: number
  readonly baseVersion: number
  readonly kind: string
  readonly payload: string
  readonly payloadHash: string
  readonly actor: string
}

const author = /^(device|account|participant):\S+$/

/** What is wrong with the log of one list: places and versions from 1 without gaps, one author each, and nothing changed since it was stored. */
export function logProblems(listId: string, length: number, rows: readonly LogRow[]): readonly string[] {
  const next: Record<string, number> = {}
  const problems = rows.flatMap(({ place, entity, entityVersion, baseVersion, kind, payload, payloadHash, actor, ...row }, index) => {
    next[entity] = (next[entity] ?? 0) + 1
    const content = JSON.parse(payload) as unknown
    // Hashed as it was sent; whether its kind is one that there is, the schema has seen.
    const sent = { kind, listId: row.listId, baseVersion, payload: content } as Operation
    return [
      ...(row.listId === listId ? [] : ['belongs to another list']),
      ...(place === index + 1 ? [] : [`has place ${place} instead of ${index + 1}`]),
      ...(entityVersion === next[entity] ? [] : [`makes ${entity} version ${entityVersion} instead of ${next[entity]}`]),
      ...(baseVersion === entityVersion - 1 ? [] : [`was made on version ${baseVersion} of ${entity} and stored as ${entityVersion}`]),
      ...(author.test(actor) ? [] : [`has the author "${actor}"`]),
      ...(payload === canonicalText(content) && payloadHash === operationHash(sent) ? [] : ['no longer says what was sent']),
    ].map((problem) => `${row.opId} (${kind}) ${problem}`)
  })
  return length === rows.length ? problems : [...problems, `list ${listId} counts ${length} operations and has ${rows.length}`]
}
