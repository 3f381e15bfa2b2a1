import { useTranslations } from 'next-intl'
import { TournamentLinks, type PublicTournament } from '@/components/home/tournament-links'
import { TournamentSearch } from '@/components/home/tournament-search'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import type { Locale } from '@/lib/i18n/locale'

type PublicTournamentsProps = {
  locale: Locale
  tournaments: readonly PublicTournament[]
  /** What is searched for, empty for all. */
  typed: string
  /** How many the search found, shown or not. */
  found: number
  all: number
}

/** Up to so many are seen at a glance. */
const atAGlance = 5

/** What is on and what was, those put away last, with a search that works without script. */
export function PublicTournaments({ locale, tournaments, typed, found, all }: PublicTournamentsProps) {
  const t = useTranslations('home.tournaments')
  const here = tournaments.filter(({ archived }) => !archived)
  const away = tournaments.filter(({ archived }) => archived)
  return (
    <section id="tournaments" className="mx-auto max-w-6xl scroll-mt-4 px-4 py-10 sm:px-6 sm:py-14">
      <h2 className="mb-5 text-xl font-bold tracking-tight sm:text-2xl">{t('heading')}</h2>
      {all === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <LinkButton href="/sign-in">{t('emptyAction')}</LinkButton>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          {(all > atAGlance || typed !== '') && <TournamentSearch locale={locale} typed={typed} />}
          {found === 0 && <p role="status">{t('noneFound', { typed })}</p>}
          {here.length > 0 && <TournamentLinks locale={locale} tournaments={here} />}
          {away.length > 0 && (
            <div>
              <h3 className="mb-2 text-base font-bold">{t('archived')}</h3>
              <TournamentLinks locale={locale} tournaments={away} />
            </div>
          )}
          {found > tournaments.length && <p className="text-ink-2">{t('more', { found, shown: tournaments.length })}</p>}
        </div>
      )}
    </section>
  )
}
