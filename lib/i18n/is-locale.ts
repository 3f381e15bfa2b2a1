import { locales, type Locale } from '@/lib/i18n/locale'

/** Whether this text names a language the product speaks. */
export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text)
}
