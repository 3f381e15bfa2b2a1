import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ResultList } from '@/components/public/result-list'
import { SpectatorPage } from '@/components/public/spectator-page'
import { LinkButton } from '@/components/ui/link-button'
import { pageLocale } from '@/lib/i18n/page-locale'
import { publicAlternates } from '@/lib/i18n/public-alternates'
import { publicPath } from '@/lib/i18n/public-path'
import { publicTournament } from '@/lib/tournament/tournaments/public-tournament'

type ResultsProps = { params: Promise<{ locale: string; slug: string }> }

// Made anew for each visitor: results change all evening.
export const dynamic = 'force-dynamic'

const found = cache(async (slug: string) => (await publicTournament(slug)) ?? notFound())

export async function generateMetadata({ params }: ResultsProps): Promise<Metadata> {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const [words, { name }] = [await getTranslations('spectator'), await found(slug)]
  return { title: `${words('results.title')} · ${name}`, alternates: publicAlternates(locale, `/t/${slug}/results`), robots: { index: false } }
}

export default async function ResultsPage({ params }: ResultsProps) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const tournament = await found(slug)
  const words = await getTranslations('spectator')
  const base = publicPath(locale, `/t/${slug}`)
  return (
    <SpectatorPage locale={locale} path={`/t/${slug}/results`} tournament={tournament}>
      <h1 className="text-2xl font-bold tracking-tight">{words('results.title')}</h1>
      <p className="mb-4 text-ink-2">{tournament.name}</p>
      <ResultList base={base} slug={slug} standings={tournament.standings} />
      <p className="mt-6">
        <LinkButton href={base}>{words('toTournament')}</LinkButton>
      </p>
    </SpectatorPage>
  )
}
