import { z } from 'zod'
import { roundStep } from './round-step'

/** A draw: the text that settles the lot (empty: the server makes one), and the draft that it replaces. */
export const drawOrder = z.strictObject({ seed: z.string().max(200, 'too-long'), replaces: roundStep.nullable() })
