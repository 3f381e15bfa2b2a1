import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locale'

/** The frame of every page. The theme script changes the root element before React sees it. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} suppressHydrationWarning>
      {/* eslint-disable-next-line @next/next/no-head-element -- a root layout of the app router writes its own head */}
      <head>
        {/* eslint-disable-next-line @next/next/no-sync-scripts -- a few bytes that must run before the first paint */}
        <script src="/theme.js" />
      </head>
      <body>{children}</body>
    </html>
  )
}
