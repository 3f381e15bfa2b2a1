import { z } from 'zod'
import { newcomer } from './newcomer'
import { roundStep } from './round-step'

/** A seat of a published round, and who takes it. */
export const putIn = roundStep.extend({ seatId: z.uuid(), person: newcomer })
