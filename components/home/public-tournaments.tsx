import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import type { Locale } from '@/lib/i18n/locale'
import { publicPath } from '@/lib/i18n/public-path'

/** `date` and `place` are texts ready to be shown. */
export type PublicTournament = { slug: string; name: string; place: string; date: string }

type PublicTournamentsProps = { locale: Locale; tournaments: readonly PublicTournament[] }

export function PublicTournaments({ locale, tournaments }: PublicTournamentsProps) {
  const t = useTranslations('home.tournaments')
  return (
    <section id="tournaments" className="mx-auto max-w-6xl scroll-mt-4 px-4 py-10 sm:px-6 sm:py-14">
      <h2 className="mb-5 text-xl font-bold tracking-tight sm:text-2xl">{t('heading')}</h2>
      {tournaments.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <LinkButton href="/sign-in">{t('emptyAction')}</LinkButton>
        </EmptyState>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {tournaments.map(({ slug, name, place, date }) => (
            <li key={slug} className="border-t border-line first:border-t-0">
              <a href={publicPath(locale, `/t/${slug}`)} className="flex min-h-14 flex-wrap items-baseline gap-x-4 px-4 py-3 -outline-offset-2 hover:bg-green-soft">
                <span className="text-base font-semibold">{name}</span>
                <span className="text-ink-2 sm:ml-auto">
                  {place} · {date}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
