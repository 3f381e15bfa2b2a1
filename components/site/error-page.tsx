'use client'

import { ErrorNotice } from '@/components/site/error-notice'
import { useDocumentLocale } from '@/components/site/use-document-locale'

export type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

/** What error.tsx shows in both trees of pages. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const locale = useDocumentLocale()
  return (
    <main>
      <ErrorNotice locale={locale} digest={error.digest} retry={reset} />
    </main>
  )
}
