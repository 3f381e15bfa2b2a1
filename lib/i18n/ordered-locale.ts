import { isLocale } from '@/lib/i18n/is-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localeOfRequest } from '@/lib/i18n/locale-of-request'

/** The language in which a paper or file is ordered: as its address names it, else the reader's own. */
export function orderedLocale(url: string, headers: Headers): Locale {
  const named = new URL(url).searchParams.get('lang') ?? undefined
  return isLocale(named) ? named : localeOfRequest(headers)
}
