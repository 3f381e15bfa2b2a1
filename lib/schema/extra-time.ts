import { z } from 'zod'
import { listsAct } from './lists-act'
import { reason } from './reason'

/** Extra minutes for one, several or all tables of a round. */
export const extraTime = listsAct.extend({ minutes: z.int().min(1).max(240), reason })
