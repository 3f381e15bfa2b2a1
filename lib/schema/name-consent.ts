import { z } from 'zod'

/** What a person allows to be shown of the name on public pages; `notAsked` is shown like `number`. */
export const nameConsent = z.enum(['notAsked', 'full', 'short', 'number'])

export type NameConsent = z.infer<typeof nameConsent>

/** An answer to the question: whoever was asked once is not unasked again. */
export const givenConsent = z.strictObject({ consent: nameConsent.exclude(['notAsked']) })

export type GivenConsent = z.infer<typeof givenConsent>
