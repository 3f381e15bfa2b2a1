'use client'

import { useSyncExternalStore } from 'react'
import { isLocale } from '@/lib/i18n/is-locale'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'

const never = () => () => undefined

/** The language the document was sent in, for places that no provider reaches. */
export function useDocumentLocale(): Locale {
  return useSyncExternalStore(never, documentLocale, () => defaultLocale)
}

function documentLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}
