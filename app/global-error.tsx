'use client'

import '@/app/globals.css'
import { useSyncExternalStore } from 'react'
import { Document } from '@/components/site/document'
import { ErrorNotice } from '@/components/site/error-notice'
import type { ErrorPageProps } from '@/components/site/error-page'
import { defaultLocale } from '@/lib/i18n/locale'
import { preferredLocale } from '@/lib/i18n/preferred-locale'

const never = () => () => undefined

/** The frame itself has failed, and with it the language it was in: the browser is asked. */
export default function GlobalError({ error, reset }: ErrorPageProps) {
  const locale = useSyncExternalStore(
    never,
    () => preferredLocale(navigator.language),
    () => defaultLocale,
  )
  return (
    <Document locale={locale}>
      <main>
        <ErrorNotice locale={locale} digest={error.digest} retry={reset} />
      </main>
    </Document>
  )
}
