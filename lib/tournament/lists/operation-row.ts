import type { Operation } from '@/lib/rules/list/operation'
import { sentRow } from './sent-row'

/** The version of the operation's form; a server accepts this one and the one before. */
const schemaVersion = 1

/** An operation as a row of the log, without its place in it. */
export function operationRow(operation: Operation, actor: string) {
  return { ...sentRow(operation, actor), schemaVersion }
}
