import type { Locale } from '@/lib/i18n/locale'

/** A day as people write it, from YYYY-MM-DD; it has no time zone to shift it. */
export function dayWords(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
