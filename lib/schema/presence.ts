import { z } from 'zod'

/** Whether somebody is there. It says what shall be, not what to flip: two desks that both tick the same person agree. */
export const presence = z.strictObject({ present: z.boolean() })
