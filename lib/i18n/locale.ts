export const locales = ['de', 'en'] as const

/** A language the whole product speaks. */
export type Locale = (typeof locales)[number]

/** Where nobody says otherwise: the rulebook and its association are German. */
export const defaultLocale: Locale = 'de'
