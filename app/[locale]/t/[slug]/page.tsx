import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { FindSeat } from '@/components/public/find-seat'
import { SpectatorPage } from '@/components/public/spectator-page'
import { PublicStandings } from '@/components/standings/public-standings'
import { SeatPlan } from '@/components/standings/seat-plan'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { longDay } from '@/lib/i18n/long-day'
import { pageLocale } from '@/lib/i18n/page-locale'
import { publicAlternates } from '@/lib/i18n/public-alternates'
import { publicPath } from '@/lib/i18n/public-path'
import { peopleToFind } from '@/lib/tournament/public/people-to-find'
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
  const tournament = await found(slug)
  const { name, place, day, rounds, standings } = tournament
  const [words, spectator] = [await getTranslations('standings'), await getTranslations('spectator')]
  const base = publicPath(locale, `/t/${slug}`)
  const [current, ...earlier] = rounds
  return (
    <SpectatorPage locale={locale} path={`/t/${slug}`} tournament={tournament}>
      <h1 className="hyphens-auto text-2xl font-bold tracking-tight">{name}</h1>
      <p className="mb-6 text-ink-2">
        {place} · {longDay(day, locale)}
      </p>
      {current === undefined ? (
        <EmptyState title={words('noSeats')} text={words('noSeatsText')} />
      ) : (
        <FindSeat base={base} round={{ number: current.number, closed: current.state === 'closed' }} people={peopleToFind(tournament)} />
      )}
      <PublicStandings base={base} slug={slug} standings={standings} showsChange={(standings.afterRound ?? 1) > 1} />
      {standings.rows.length > 0 && (
        <p className="-mt-4 mb-8">
          <LinkButton href={`${base}/results`}>{spectator('allRounds')}</LinkButton>
        </p>
      )}
      {current && <SeatPlan round={current} tables={`${base}/table`} />}
      {earlier.map((round) => (
        <details key={round.number} className="mb-4 rounded-card border border-line px-3.5 open:pb-3.5">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{spectator('earlier', { number: String(round.number) })}</summary>
          <SeatPlan round={round} tables={null} />
        </details>
      ))}
    </SpectatorPage>
  )
}
