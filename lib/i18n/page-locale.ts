import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { isLocale } from '@/lib/i18n/is-locale'
import type { Locale } from '@/lib/i18n/locale'

/** The language in a public page's path. Each layout and page asks here first: that keeps it prerendered. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor next/root-params does not work in route handlers, which speak as well
  setRequestLocale(locale)
  return locale
}
