import { z } from 'zod'
import type { OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import { payloadSchemas } from './payload-schemas'

const kinds = ['game-entered', 'game-corrected', 'game-undone', 'game-struck', 'dealing-begun', 'dealer-deviated', 'penalty-awarded', 'device-changed', 'list-submitted'] as const satisfies readonly OperationKind[]

type PaperKind = (typeof kinds)[number]

/** One thing that the desk types from paper. The desk is no device, so it has neither an id of one nor numbers of its own. */
export type PaperOperation = {
  [Kind in PaperKind]: { readonly opId: string; readonly listId: string; readonly baseVersion: number; readonly kind: Kind; readonly payload: OperationPayloads[Kind] }
}[PaperKind]

const frame = { opId: z.string().regex(/^[0-9a-f]{32}$/), listId: z.uuid(), baseVersion: z.int().min(0) }

const schemaOf = (kind: PaperKind) =>
  // From the desk a list goes to paper only: whoever takes the phone up again does so there.
  z.strictObject({ ...frame, kind: z.literal(kind), payload: kind === 'device-changed' ? z.strictObject({ device: z.null() }) : payloadSchemas[kind] })

const paperOperation: z.ZodType<PaperOperation> = z.discriminatedUnion(
  'kind',
  // Each kind has its own payload by the table; a mapped list cannot tell the compiler.
  kinds.map(schemaOf) as never,
)

export const paperOperations = z.strictObject({ operations: z.array(paperOperation).min(1).max(50) })
