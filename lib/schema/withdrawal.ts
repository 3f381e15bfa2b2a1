import { listsAct } from './lists-act'
import { reason } from './reason'

/** Something taken back on these lists, and why. */
export const withdrawal = listsAct.extend({ reason })
