import { z } from 'zod'
import { paperOperations } from './paper-operations'

/** What is typed in a second entry. */
export const secondOperations = paperOperations.extend({ entryId: z.uuid() })
