import { z } from 'zod'

/** Why somebody of the staff did something; kept with the deed, so it names no people. */
export const reason = z.string().trim().min(1).max(300)
