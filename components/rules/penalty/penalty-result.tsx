'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { penaltyAnswer } from '@/components/rules/penalty/penalty-answer'
import type { PenaltyInput } from '@/components/rules/penalty/penalty-input'
import { formatPoints } from '@/lib/i18n/format-points'

/** The row of points by role, its paragraph, and what becomes of the game. */
export function PenaltyResult({ input }: { input: PenaltyInput }) {
  const t = useTranslations('aids.penalty')
  const { shares, after, tsr } = penaltyAnswer(input)
  return (
    <div role="status" className="flex flex-col gap-2">
      <dl className="grid auto-cols-fr grid-flow-col gap-2">
        {shares.map(({ role, points }) => (
          <div key={role} className="flex min-w-0 flex-col-reverse justify-end text-center">
            <dt className="text-[0.75rem] leading-tight hyphens-auto text-ink-2">{t(`roles.${role === 'others' && input.kind === 'solo' && input.offender === 'opponent' ? 'other-opponents' : role}`)}</dt>
            <dd className={clsx('text-2xl font-extrabold tracking-tight tabular-nums', points !== null && points < 0 && 'text-red', points !== null && points > 0 && 'text-green')}>
              {points === null ? '–' : formatPoints(points)}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {t(`after.${after}`)} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR {tsr}</span>
      </p>
    </div>
  )
}
