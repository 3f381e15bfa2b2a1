import type { Locale } from '@/lib/i18n/locale'
import { english } from '@/lib/i18n/messages/english'
import { german } from '@/lib/i18n/messages/german'

export type Messages = typeof german

const catalogues: Record<Locale, Messages> = {
  de: german,
  // The type holds the German texts themselves, from which placeholders are checked; english.ts and a test guarantee the same shape.
  en: english as unknown as Messages,
}

/** Every text in one language. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale]
}
