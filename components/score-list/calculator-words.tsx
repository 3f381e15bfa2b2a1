'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locale'
import { calculator as inGerman } from '@/lib/i18n/messages/de/calculator'
import { violations as violationsInGerman } from '@/lib/i18n/messages/de/violations'
import { calculator as inEnglish } from '@/lib/i18n/messages/en/calculator'
import { violations as violationsInEnglish } from '@/lib/i18n/messages/en/violations'
import type { Messages } from '@/lib/i18n/messages-of'

const words = {
  de: { calculator: inGerman, violations: violationsInGerman },
  en: { calculator: inEnglish, violations: violationsInEnglish },
} as const satisfies Record<Locale, object>

/** The words of the calculator come with it, after the list. */
export function CalculatorWords({ children }: { children: ReactNode }) {
  // The type asks for every area of words; here are those that the calculator uses.
  return <NextIntlClientProvider messages={words[useLocale()] as Partial<Messages>}>{children}</NextIntlClientProvider>
}
