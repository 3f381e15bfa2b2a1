import type { Locale } from '@/lib/i18n/locale'
import { timeZone } from '@/lib/i18n/time-zone'

/** The time of day on the hall's clock, as hh:mm. */
export function timeWords(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { timeStyle: 'short', timeZone }).format(at)
}
