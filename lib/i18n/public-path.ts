import type { Locale } from '@/lib/i18n/locale'

/** The address of a public page in one language; `path` is the one without language, `/` for the start page. */
export function publicPath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
