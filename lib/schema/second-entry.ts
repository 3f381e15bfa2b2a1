import { z } from 'zod'

/** A second entry that exists, for an act that needs nothing else. */
export const secondEntry = z.strictObject({ entryId: z.uuid() })
