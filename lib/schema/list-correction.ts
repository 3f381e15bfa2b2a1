import { z } from 'zod'
import { payloadSchemas } from './payload-schemas'

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('game-entered'), payload: payloadSchemas['game-entered'] }),
  z.strictObject({ kind: z.literal('game-corrected'), payload: payloadSchemas['game-corrected'] }),
  z.strictObject({ kind: z.literal('game-undone'), payload: payloadSchemas['game-undone'] }),
  z.strictObject({ kind: z.literal('game-struck'), payload: payloadSchemas['game-struck'] }),
  z.strictObject({ kind: z.literal('strike-withdrawn'), payload: payloadSchemas['strike-withdrawn'] }),
])

/** One thing that is put right on a list that was opened again. */
export const listCorrection = z.strictObject({ opId: z.string().regex(/^[0-9a-f]{32}$/), listId: z.uuid(), baseVersion: z.int().min(0), change })

export type ListChange = z.infer<typeof change>
