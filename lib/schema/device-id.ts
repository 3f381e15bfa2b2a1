import { z } from 'zod'

/** The 128-bit id that a device makes for itself, as 32 hexadecimal digits. */
export const deviceId = z.string().regex(/^[0-9a-f]{32}$/)
