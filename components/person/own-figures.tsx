import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { OwnListData } from '@/components/person/own-view'
import { formatPoints } from '@/lib/i18n/format-points'

/** Where the person sits and what he has. */
export function OwnFigures({ list }: { list: OwnListData }) {
  const words = useTranslations('person')
  const spectator = useTranslations('spectator.table')
  const { round, table, position, points, gamesPlayed, penaltyPoints, remaining, state, totalsOnly } = list
  const notes = [
    totalsOnly ? spectator('totalsOnly') : words('games', { count: gamesPlayed }),
    ...(penaltyPoints === 0 ? [] : [words('penalties', { points: formatPoints(penaltyPoints) })]),
    ...(remaining > 0 && round.state !== 'published' ? [words('remaining', { count: remaining })] : []),
    ...(state === 'frozen' ? [words('frozen')] : []),
  ]
  return (
    <section aria-labelledby="own-figures" className="mb-4 rounded-card border border-line bg-card p-4 shadow-card">
      <h2 id="own-figures" className="font-bold">
        {words('round', { number: String(round.number), of: String(round.of) })} · {position === null ? words('table', { table: String(table) }) : words('atPosition', { table: String(table), position: String(position) })}
      </h2>
      {round.state === 'published' ? (
        <p className="mt-1 text-ink-2">{words('waiting')}</p>
      ) : (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="sr-only">{words('own')}</span>
          <b className={clsx('text-[2rem] leading-tight tabular-nums', points < 0 && 'text-red')}>{formatPoints(points)}</b>
          <span className="text-ink-2">{notes.join(' · ')}</span>
        </p>
      )}
      {position === null && <p className="mt-1 text-ink-2">{words('left')}</p>}
    </section>
  )
}
