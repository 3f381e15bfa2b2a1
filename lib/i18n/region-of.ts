import type { Locale } from './locale'

/** How days and figures are written in this language: in English as in Europe, 29 November 2026 and 14:05. */
export const regionOf = (locale: Locale): string => ({ de: 'de-DE', en: 'en-GB' })[locale]
