import { z } from 'zod'
import { nameConsents } from './name-consents'

export const nameConsent = z.enum(nameConsents)

/** An answer to the question: whoever was asked once is not unasked again. */
export const givenConsent = z.strictObject({ consent: nameConsent.exclude(['notAsked']) })

export type GivenConsent = z.infer<typeof givenConsent>
