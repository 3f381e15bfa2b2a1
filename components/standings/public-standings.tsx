import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { OwnMark } from '@/components/public/own-mark'
import { OwnPlace } from '@/components/public/own-place'
import { PersonName } from '@/components/public/person-name'
import { CorrectedPill } from '@/components/standings/corrected-pill'
import { StandingsState } from '@/components/standings/standings-state'
import { TieNote } from '@/components/standings/tie-note'
import { formatPoints } from '@/lib/i18n/format-points'

interface Row {
  readonly startNumber: number
  /** Null: the name is not to be shown. */
  readonly name: string | null
  readonly club: string
  readonly rank: number
  readonly listTotal: number
  readonly deduction: number
  readonly total: number
  readonly gamesPlayed: number | null
  readonly rankChange: number | null
}

type PublicStandingsProps = { /** The address of the tournament's page. */ base: string; slug: string; standings: { official: boolean; isFinal: boolean; correctedAt: string | null; afterRound: number | null; tieSeed: string | null; rows: readonly Row[] }; showsChange: boolean }

/** The ranking for everybody: rank, whoever agreed to be named, points. */
export function PublicStandings({ base, slug, standings, showsChange }: PublicStandingsProps) {
  const words = useTranslations('standings')
  const result = useTranslations('result')
  const { official, isFinal, correctedAt, afterRound, tieSeed, rows } = standings
  if (afterRound === null || rows.length === 0) return null
  const change = (by: number) => (by > 0 ? words('up', { count: by }) : by < 0 ? words('down', { count: -by }) : words('same'))
  return (
    <section aria-labelledby="standings" className="mb-8">
      <div className="mb-2.5 flex flex-wrap items-center gap-3">
        <h2 id="standings" className="text-lg font-bold tracking-tight">
          {isFinal ? result('final') : words('after', { number: String(afterRound) })}
        </h2>
        <StandingsState official={official} />
        <CorrectedPill at={correctedAt} />
        <OwnPlace slug={slug} rows={rows} />
      </div>
      <ol className="overflow-hidden rounded-card border border-line bg-card">
        {rows.map(({ startNumber, name, club, rank, listTotal, deduction, total, gamesPlayed, rankChange }) => (
          <li key={startNumber} className="flex items-baseline gap-3 border-t border-line px-3.5 py-2.5 first:border-t-0 has-data-own:bg-green-soft">
            <b className="w-7 shrink-0 text-right tabular-nums">{rank}</b>
            {showsChange && rankChange !== null && (
              <span className={clsx('w-8 shrink-0 text-[0.8125rem] font-semibold tabular-nums', rankChange > 0 ? 'text-green' : rankChange < 0 ? 'text-red' : 'text-ink-2')}>
                <span aria-hidden>{rankChange > 0 ? `▲${rankChange}` : rankChange < 0 ? `▼${-rankChange}` : '='}</span>
                <span className="sr-only">{change(rankChange)}</span>
              </span>
            )}
            <span className="min-w-0 grow">
              <a href={`${base}/person/${startNumber}`} className="underline-offset-2 hover:underline">
                <PersonName person={{ startNumber, name, club }} />
              </a>
              <OwnMark slug={slug} startNumber={startNumber} />
              <span className="block text-[0.8125rem] text-ink-2">
                {[
                  gamesPlayed === null ? result('gamesUnknown') : result('games', { count: gamesPlayed }),
                  ...(deduction > 0 ? [result('both', { list: formatPoints(listTotal), deduction: formatPoints(-deduction) })] : []),
                ].join(' · ')}
              </span>
            </span>
            <b className={clsx('shrink-0 text-base tabular-nums', total < 0 && 'text-red')}>{formatPoints(total)}</b>
          </li>
        ))}
      </ol>
      {tieSeed !== null && <TieNote rule="lot" seed={tieSeed} />}
    </section>
  )
}
