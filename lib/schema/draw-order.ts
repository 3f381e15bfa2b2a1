import { z } from 'zod'
import type { DrawMode } from '@/lib/draw/plan-input'
import { roundStep } from './round-step'

/** In the order in which they are offered. */
export const drawModes = ['random', 'standings-avoid', 'standings', 'final'] as const satisfies readonly DrawMode[]

/** A draw: how people come to their tables, the text that settles the lot (empty: the server makes one), and the draft that it replaces. */
export const drawOrder = z.strictObject({ seed: z.string().max(200, 'too-long'), mode: z.enum(drawModes), replaces: roundStep.nullable() })
