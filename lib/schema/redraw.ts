import { z } from 'zod'
import { roundStep } from './round-step'

/** A published round that is drawn again: the text that settles the lot, who has not come after all, and how many devices had joined when it was confirmed. */
export const redraw = roundStep.extend({ seed: z.string().max(200, 'too-long'), absent: z.array(z.uuid()).max(100), devices: z.int().min(0) })
