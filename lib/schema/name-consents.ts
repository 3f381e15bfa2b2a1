/** What a person can have said to showing the name on public pages; `notAsked` is shown like `number`. Without zod, for pages that only offer them. */
export const nameConsents = ['notAsked', 'full', 'short', 'number'] as const

export type NameConsent = (typeof nameConsents)[number]
