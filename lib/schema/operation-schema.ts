import { z } from 'zod'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import { deviceId } from '@/lib/schema/device-id'
import { payloadSchemas } from '@/lib/schema/payload-schemas'

const opId = z.string().regex(/^[0-9a-f]{32}$/)

const frame = {
  opId,
  deviceId,
  seq: z.int().min(1),
  listId: z.string().min(1).max(64),
  baseVersion: z.int().min(0),
  typedAt: z.iso.datetime(),
}

const kinds = Object.keys(payloadSchemas) as OperationKind[]

/** An operation as a device sends it: the frame, and the payload that its kind asks for. */
export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion(
  'kind',
  // The table gives every kind its own payload; the union of them is exactly Operation, which a mapped list cannot tell the compiler.
  kinds.map((kind) => z.strictObject({ ...frame, kind: z.literal(kind), payload: payloadSchemas[kind] })) as never,
)
