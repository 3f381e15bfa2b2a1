import type { Locale } from '@/lib/i18n/locale'
import { publicPath } from '@/lib/i18n/public-path'

/** `date` and `place` are texts ready to be shown. */
export type PublicTournament = { slug: string; name: string; place: string; date: string; archived: boolean }

export function TournamentLinks({ locale, tournaments }: { locale: Locale; tournaments: readonly PublicTournament[] }) {
  return (
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
  )
}
