import { isLocale } from '@/lib/i18n/is-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localeCookie } from '@/lib/i18n/locale-cookie'
import { preferredLocale } from '@/lib/i18n/preferred-locale'

/** The language of whoever asks a route: as chosen on the staff pages, else as the browser wishes. */
export function localeOfRequest(headers: Headers): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(headers.get('cookie') ?? '')?.[1]
  return isLocale(chosen) ? chosen : preferredLocale(headers.get('accept-language') ?? undefined)
}
