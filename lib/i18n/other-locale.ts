import type { Locale } from '@/lib/i18n/locale'

const others: Record<Locale, Locale> = { de: 'en', en: 'de' }

/** The language that the switch offers. */
export function otherLocale(locale: Locale): Locale {
  return others[locale]
}
