import type { Locale } from '@/lib/i18n/locale'
import { publicPath } from '@/lib/i18n/public-path'

/** Tells search engines which address a public page is known by, and where its other language stands. */
export function publicAlternates(locale: Locale, path: string) {
  return {
    canonical: publicPath(locale, path),
    languages: { de: publicPath('de', path), en: publicPath('en', path), 'x-default': path },
  }
}
