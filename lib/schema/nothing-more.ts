import { z } from 'zod'

/** For an act that says everything by its address. */
export const nothingMore = z.strictObject({})
