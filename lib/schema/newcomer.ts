import { z } from 'zod'
import { newParticipant } from './participant'

/** Who takes a seat: somebody on the list, or somebody new whose name is typed there and then. */
export const newcomer = z.union([newParticipant, z.strictObject({ id: z.uuid() })])

export type Newcomer = z.infer<typeof newcomer>
