import { createHash } from 'node:crypto'
import type { Operation } from '@/lib/rules/list/operation'
import { canonicalText } from './canonical-text'

/** What an operation says, as one number: the same id with another hash is a device's mistake, not a repetition. */
export function operationHash({ kind, listId, baseVersion, payload }: Operation): string {
  return createHash('sha256').update(canonicalText({ kind, listId, baseVersion, payload })).digest('hex')
}
