'use client'

import { NextIntlClientProvider } from 'next-intl'
import { ListPage } from '@/components/score-list/list-page'
import { listWords } from '@/components/score-list/list-words'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import { useListLocale } from '@/components/score-list/use-list-locale'
import type { Messages } from '@/lib/i18n/messages-of'
import { timeZone } from '@/lib/i18n/time-zone'

/** The whole page of a device: no server renders it, nothing in it asks for another page. */
export function ListApp() {
  const [locale, switchLocale] = useListLocale()
  const parts = useLaterParts()
  return (
    // The type asks for every area of words; this page brings those it uses.
    <NextIntlClientProvider locale={locale} messages={{ ...listWords[locale], ...parts?.words[locale] } as Partial<Messages>} timeZone={timeZone}>
      <ListPage onSwitchLocale={switchLocale} />
    </NextIntlClientProvider>
  )
}
