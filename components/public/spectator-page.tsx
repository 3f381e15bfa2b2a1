import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { HallNames } from '@/components/public/hall-names'
import { PublicPage } from '@/components/site/public-page'
import type { Locale } from '@/lib/i18n/locale'

type SpectatorPageProps = { locale: Locale; path: string; tournament: { readonly slug: string; readonly version: number }; children: ReactNode }

/** A page about one tournament for everybody: names by consent or, in the hall, all of them; kept up to date by itself. `path` is its address without language. */
export async function SpectatorPage({ locale, path, tournament: { slug, version }, children }: SpectatorPageProps) {
  const { spectator, person, refusal } = await getMessages()
  const words = await getTranslations('standings')
  return (
    <PublicPage locale={locale} path={path}>
      <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6">
        <NextIntlClientProvider messages={{ spectator, person, refusal }}>
          <HallNames slug={slug} version={version}>
            {children}
          </HallNames>
        </NextIntlClientProvider>
      </div>
      <RefreshOnChange slug={slug} version={version} lost={words('lost')} />
    </PublicPage>
  )
}
