import { z } from 'zod'
import { deviceId } from '@/lib/schema/device-id'

/** What a device shows to be let in to a table: the token of a scanned QR, or table number and code as typed from the sign. */
export const tableKeySchema = z.union([
  z.strictObject({ deviceId, token: z.string().min(10).max(200) }),
  z.strictObject({ deviceId, tournament: z.string().max(100).optional(), tableNumber: z.int().min(1).max(999), code: z.string().min(1).max(20) }),
])

export type TableKeyInput = z.infer<typeof tableKeySchema>
