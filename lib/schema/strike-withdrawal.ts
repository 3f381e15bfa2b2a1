import { z } from 'zod'
import { withdrawal } from './withdrawal'

/** Struck games taken back; `undoes` = the operation that struck them. */
export const strikeWithdrawal = withdrawal.extend({ undoes: z.string().regex(/^[0-9a-f]{32}$/) })
