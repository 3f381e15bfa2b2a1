import { z } from 'zod'
import { newcomer } from './newcomer'
import { reason } from './reason'

const position = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const act = { actId: z.string().regex(/^[0-9a-f]{32}$/), listId: z.uuid() }
const fromPlace = z.int().min(1).max(99)
/** Whether the person who goes is out of the coming draws as well. */
const staysAway = z.boolean()

/** Somebody leaves a table in mid-round: what becomes of the seat, or how that is taken back. */
export const leaving = z.discriminatedUnion('way', [
  z.strictObject({ ...act, way: z.literal('substitute'), position, fromPlace, person: newcomer, staysAway }),
  z.strictObject({ ...act, way: z.literal('as-four'), position, fromPlace, staysAway }),
  z.strictObject({ ...act, way: z.literal('freeze'), position: position.nullable(), reason, staysAway }),
  z.strictObject({ ...act, way: z.literal('go-on'), reason }),
  z.strictObject({ ...act, way: z.literal('take-back'), position, fromPlace }),
])

export type Leaving = z.infer<typeof leaving>
