import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { SpectatorPage } from '@/components/public/spectator-page'
import { TableLive } from '@/components/public/table-live'
import { LinkButton } from '@/components/ui/link-button'
import { pageLocale } from '@/lib/i18n/page-locale'
import { publicAlternates } from '@/lib/i18n/public-alternates'
import { publicPath } from '@/lib/i18n/public-path'
import { publicTable } from '@/lib/tournament/public/public-table'

type TableProps = { params: Promise<{ locale: string; slug: string; number: string }> }

// Made anew for each visitor: a list changes every few minutes.
export const dynamic = 'force-dynamic'

const found = cache(async (slug: string, number: string) => (/^[1-9]\d{0,3}$/.test(number) && (await publicTable(slug, Number(number)))) || notFound())

export async function generateMetadata({ params }: TableProps): Promise<Metadata> {
  const [locale, { slug, number }] = [await pageLocale(params), await params]
  const [words, { tournament }] = [await getTranslations('spectator'), await found(slug, number)]
  return { title: `${words('table.title', { table: number })} · ${tournament.name}`, alternates: publicAlternates(locale, `/t/${slug}/table/${number}`), robots: { index: false } }
}

export default async function TablePage({ params }: TableProps) {
  const [locale, { slug, number }] = [await pageLocale(params), await params]
  const { tournament, ...table } = await found(slug, number)
  const words = await getTranslations('spectator')
  return (
    <SpectatorPage locale={locale} path={`/t/${slug}/table/${number}`} tournament={{ slug, version: tournament.version }}>
      <div className="max-w-2xl">
        <h1 className="text-2xl font-bold tracking-tight">{words('table.title', { table: number })}</h1>
        <p className="mb-4 text-ink-2">{tournament.name}</p>
        <TableLive table={table} />
        <p className="mt-6">
          <LinkButton href={publicPath(locale, `/t/${slug}`)}>{words('toTournament')}</LinkButton>
        </p>
      </div>
    </SpectatorPage>
  )
}
