import { useTranslations } from 'next-intl'
import { formatPoints } from '@/lib/i18n/format-points'

export interface LogLine {
  readonly key: string
  readonly time: string
  readonly by: string | null
  readonly round: number
  readonly table: number | null
  readonly gameNo: number | null
  readonly what: 'claim-raised' | 'claim-withdrawn' | 'penalty-awarded' | 'penalty-countersigned' | 'penalty-challenged' | 'penalty-decided' | 'penalty-cancelled' | 'extra-time-granted' | 'sanction-warning' | 'sanction-deduction' | 'sanction-disqualification' | 'sanction-boundDecision'
  readonly severity: 'insignificant' | 'minor' | 'serious' | 'decided' | 'bound' | null
  /** What the catalogue calls it. */
  readonly entry: string | null
  readonly outcome: 'upheld' | 'changed' | 'lifted' | null
  readonly offenders: readonly string[]
  readonly points: number | null
  readonly minutes: number | null
  readonly reason: string | null
}

/** What was claimed, decided and imposed, in the order in which it happened. */
export function DecisionLog({ entries }: { entries: readonly LogLine[] }) {
  const words = useTranslations('referee')
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {entries.map(({ key, time, by, round, table, gameNo, what, severity, entry, outcome, offenders, points, minutes, reason }) => (
        <li key={key} className="px-3.5 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b>{words(`logged.${what}`)}</b>
            <span>
              {[
                ...(outcome === null ? [] : [words(`outcomes.${outcome}`)]),
                ...(severity === null ? [] : [words(`what.${severity}`)]),
                ...(entry === null ? [] : [entry]),
                ...(points === null ? [] : [words('sanctionPoints', { points: formatPoints(-points) })]),
                ...(minutes === null ? [] : [words('loggedMinutes', { minutes: String(minutes) })]),
                ...offenders,
              ].join(' · ')}
            </span>
          </p>
          {reason !== null && <p>{reason}</p>}
          <p className="text-[0.8125rem] text-ink-2">
            {[time, words('round', { number: String(round) }), ...(table === null ? [] : [words('table', { number: String(table) })]), ...(gameNo === null ? [] : [words('game', { number: String(gameNo) })]), by ?? words('atTable')].join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
