import { getRequestConfig } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import { isLocale } from '@/lib/i18n/is-locale'
import { localeCookie } from '@/lib/i18n/locale-cookie'
import { messagesOf } from '@/lib/i18n/messages-of'
import { preferredLocale } from '@/lib/i18n/preferred-locale'
import { timeZone } from '@/lib/i18n/time-zone'

async function localeOfReader() {
  const chosen = (await cookies()).get(localeCookie)?.value
  return isLocale(chosen) ? chosen : preferredLocale((await headers()).get('accept-language') ?? undefined)
}

// Public pages name their language (see page-locale.ts) and stay prerendered; all others ask cookie and header.
// eslint-disable-next-line import/no-default-export -- next-intl loads this file by its default export
export default getRequestConfig(async (request) => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor next/root-params does not work in route handlers, which speak as well
  const named = request.locale ?? (await request.requestLocale)
  const locale = isLocale(named) ? named : await localeOfReader()
  return { locale, messages: messagesOf(locale), timeZone }
})
