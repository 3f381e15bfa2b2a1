import { z } from 'zod'
import { Refusal } from '@/lib/errors/refusal'
import type { Operation } from '@/lib/rules/list/operation'
import { operationSchema } from '@/lib/schema/operation-schema'
import { operationVersions } from '@/lib/schema/operation-versions'

export interface SentOperations {
  /** The epoch that the operations were made in; absent from a page of the previous version. */
  readonly epoch?: string
  readonly operations: readonly Operation[]
}

const { previous, current } = operationVersions
const operations = z.array(operationSchema).min(1).max(50)

const schemas: Readonly<Record<number, z.ZodType<SentOperations>>> = {
  [previous]: z.strictObject({ operations }),
  [current]: z.strictObject({ schemaVersion: z.literal(current), epoch: z.string().min(1).max(64), operations }),
}

/** What a page of this version sends; one that is neither of the current version nor of the one before has to be loaded again. */
export function sentOperations(body: unknown): z.ZodType<SentOperations> {
  const named = typeof body === 'object' && body !== null && 'schemaVersion' in body ? body.schemaVersion : previous
  const schema = typeof named === 'number' ? schemas[named] : undefined
  if (schema === undefined) throw new Refusal('page-outdated')
  return schema
}
