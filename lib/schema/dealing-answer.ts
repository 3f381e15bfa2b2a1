import { z } from 'zod'
import { listsAct } from './lists-act'

/** Whether dealing had begun at these tables when the end was announced. */
export const dealingAnswer = listsAct.extend({ begun: z.boolean() })
