import { z } from 'zod'
import { roundStep } from './round-step'

/** Two seats of a draft whose people change places. */
export const seatSwap = roundStep.extend({ seats: z.tuple([z.uuid(), z.uuid()]) })
