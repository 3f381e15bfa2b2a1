import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { formatPoints } from '@/lib/i18n/format-points'

export interface PlayedRound {
  readonly number: number
  readonly table: number
  readonly points: number
  readonly totalsOnly: boolean
  readonly entries: readonly { readonly key: string; readonly kind: 'game' | 'compulsory-solo' | 'voluntary-solo' | 'penalty'; readonly gameNo: number; readonly points: number; readonly total: number }[]
}

/** What one person has played in one round, game by game. */
export function RoundGames({ round: { number, table, points, totalsOnly, entries } }: { round: PlayedRound }) {
  const words = useTranslations('spectator.games')
  const title = words('round', { number: String(number), table: String(table) })
  return (
    <div className="mb-4 break-inside-avoid overflow-hidden rounded-card border border-line bg-card">
      <h3 className="flex items-baseline justify-between gap-3 px-3.5 py-2.5 font-bold">
        {title} <span className={clsx('tabular-nums', points < 0 && 'text-red')}>{formatPoints(points)}</span>
      </h3>
      {totalsOnly && <p className="border-t border-line px-3.5 py-2.5 text-ink-2">{words('totalsOnly', { points: formatPoints(points) })}</p>}
      {!totalsOnly && entries.length === 0 && <p className="border-t border-line px-3.5 py-2.5 text-ink-2">{words('none')}</p>}
      {!totalsOnly && entries.length > 0 && (
        <table className="w-full text-right tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-t border-line text-[0.8125rem] text-ink-2">
              <th scope="col" className="px-3.5 py-1.5 text-left font-semibold">
                {words('game')}
              </th>
              <th scope="col" className="px-3.5 py-1.5 font-semibold">
                {words('points')}
              </th>
              <th scope="col" className="px-3.5 py-1.5 font-semibold">
                {words('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ key, kind, gameNo, points: own, total }) => (
              <tr key={key} className={clsx('border-t border-line', kind === 'penalty' && 'bg-gold-soft')}>
                <th scope="row" className="px-3.5 py-1.5 text-left font-normal">
                  {gameNo} {kind !== 'game' && <span className={clsx('text-[0.8125rem]', kind === 'penalty' ? 'text-gold' : 'text-ink-2')}>{words(`kinds.${kind}`)}</span>}
                </th>
                <td className={clsx('px-3.5 py-1.5', own > 0 && 'font-bold text-green', own < 0 && 'text-red')}>{formatPoints(own)}</td>
                <td className="px-3.5 py-1.5">{formatPoints(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
