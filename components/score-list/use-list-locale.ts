'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { isLocale } from '@/lib/i18n/is-locale'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'
import { otherLocale } from '@/lib/i18n/other-locale'
import { preferredLocale } from '@/lib/i18n/preferred-locale'

const key = 'locale'
const listeners = new Set<() => void>()
let chosen: Locale | null = null

function kept(): Locale | null {
  try {
    const text = localStorage.getItem(key) ?? undefined
    return isLocale(text) ? text : null
  } catch {
    return null
  }
}

const current = (): Locale => (chosen ??= kept() ?? preferredLocale(navigator.languages.join(',')))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function switchLocale() {
  chosen = otherLocale(current())
  try {
    localStorage.setItem(key, chosen)
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The language of the list, found and kept in the browser alone: the page is the same for everybody and sets no cookie. */
export function useListLocale(): readonly [Locale, () => void] {
  const locale = useSyncExternalStore(subscribe, current, () => defaultLocale)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return [locale, switchLocale]
}
