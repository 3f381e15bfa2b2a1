import { z } from 'zod'
import { deviceId } from './device-id'

/** One device of a table that is signed off, or with null all of them. */
export const signOff = z.strictObject({ tableId: z.uuid(), deviceId: deviceId.nullable() })
