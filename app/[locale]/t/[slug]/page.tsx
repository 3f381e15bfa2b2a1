import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { PublicPage } from '@/components/site/public-page'
import { PublicStandings } from '@/components/standings/public-standings'
import { SeatPlan } from '@/components/standings/seat-plan'
import { EmptyState } from '@/components/ui/empty-state'
import { longDay } from '@/lib/i18n/long-day'
import { pageLocale } from '@/lib/i18n/page-locale'
import { publicAlternates } from '@/lib/i18n/public-alternates'
import { publicTournament } from '@/lib/tournament/tournaments/public-tournament'

type TournamentProps = { params: Promise<{ locale: string; slug: string }> }

// Made anew for each visitor, so that no build and no cache shows yesterday's standings.
export const dynamic = 'force-dynamic'

const found = cache(async (slug: string) => (await publicTournament(slug)) ?? notFound())

export async function generateMetadata({ params }: TournamentProps): Promise<Metadata> {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const { name } = await found(slug)
  return { title: `${name} · Karlchen`, alternates: publicAlternates(locale, `/t/${slug}`), robots: { index: false } }
}

export default async function TournamentPage({ params }: TournamentProps) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const { name, place, day, version, rounds, standings } = await found(slug)
  const words = await getTranslations('standings')
  return (
    <PublicPage locale={locale} path={`/t/${slug}`}>
      <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{name}</h1>
        <p className="mb-6 text-ink-2">
          {place} · {longDay(day, locale)}
        </p>
        {rounds.length === 0 && <EmptyState title={words('noSeats')} text={words('noSeatsText')} />}
        <PublicStandings standings={standings} showsChange={(standings.afterRound ?? 1) > 1} />
        {rounds.map((round) => (
          <SeatPlan key={round.number} round={round} />
        ))}
      </div>
      <RefreshOnChange slug={slug} version={version} lost={words('lost')} />
    </PublicPage>
  )
}
