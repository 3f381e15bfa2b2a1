import { z } from 'zod'

/** Whether somebody is there. It says what shall be, not what to flip: two desks that both tick the same person agree. */
export const presence = z.strictObject({ present: z.boolean() })

/** The same of several at once; as many as a large hall holds. */
export const presenceOfSeveral = z.strictObject({ present: z.boolean(), people: z.array(z.uuid()).min(1).max(2000) })

export type PresenceOfSeveral = z.infer<typeof presenceOfSeveral>
