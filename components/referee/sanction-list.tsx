'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { ReasonAct } from '@/components/referee/reason-act'
import { hallTime } from '@/lib/i18n/hall-time'
import { formatPoints } from '@/lib/i18n/format-points'

export interface SanctionView {
  readonly id: string
  readonly person: string
  readonly startNumber: number
  readonly round: number
  readonly kind: 'warning' | 'deduction' | 'disqualification' | 'boundDecision'
  readonly points: number
  readonly reason: string
  readonly by: string
  readonly at: string
  readonly cancelled: string | null
  /** What the person has on the lists, and what is left after all deductions; null before there is anything. */
  readonly figures: { readonly before: number; readonly after: number } | null
  readonly mayCancel: boolean
}

/** What was imposed outside the lists, with both figures; what was taken back stays, crossed out. */
export function SanctionList({ slug, sanctions }: { slug: string; sanctions: readonly SanctionView[] }) {
  const words = useTranslations('referee')
  if (sanctions.length === 0) return <p className="text-ink-2">{words('sanctionsNone')}</p>
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {sanctions.map(({ id, person, startNumber, round, kind, points, reason, by, at, cancelled, figures, mayCancel }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-3.5 py-2.5">
          <div className="min-w-0 grow basis-48">
            <p className={clsx(cancelled !== null && 'line-through')}>
              <b>
                {startNumber} {person}
              </b>{' '}
              {words(`what.${kind}`)}
              {points > 0 && <span className="font-bold text-red tabular-nums"> {words('sanctionPoints', { points: formatPoints(-points) })}</span>}
            </p>
            <p className="text-[0.8125rem] text-ink-2">
              {[words('round', { number: String(round) }), reason, by, hallTime(at)].join(' · ')}
            </p>
            {cancelled !== null && <p className="text-[0.8125rem] font-medium">{words('takenBack', { reason: cancelled })}</p>}
            {cancelled === null && points > 0 && figures !== null && <p className="text-[0.8125rem] tabular-nums">{words('figures', { before: formatPoints(figures.before), after: formatPoints(figures.after) })}</p>}
          </div>
          {mayCancel && cancelled === null && (
            <ReasonAct
              slug={slug}
              path="sanctions/cancel"
              body={(why) => ({ id, reason: why })}
              label={words('takeBack')}
              look="quiet"
              title={words('takeBackTitle')}
              text={words('takeBackText')}
              now={words('takeBackNow')}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
