import type { Operation } from '@/lib/rules/list/operation'
import { operationVersions } from '@/lib/schema/operation-versions'
import { sentRow } from './sent-row'

/** An operation as a row of the log, without its place in it. */
export function operationRow(operation: Operation, actor: string) {
  return { ...sentRow(operation, actor), schemaVersion: operationVersions.current }
}
