import { z } from 'zod'
import { listsAct } from './lists-act'

/** The end of the playing time at some tables; `early` = also where it is not over. */
export const earlyEnd = listsAct.extend({ early: z.boolean() })
