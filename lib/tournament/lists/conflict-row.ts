import type { Operation } from '@/lib/rules/list/operation'
import { sentRow } from './sent-row'

/** An operation that was overtaken, as a row that the desk can see even when the device is gone. */
export function conflictRow(operation: Operation, actor: string, entity: string, currentVersion: number) {
  return { ...sentRow(operation, actor), entity, currentVersion }
}
