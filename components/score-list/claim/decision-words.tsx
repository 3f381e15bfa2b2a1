'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { formatPoints } from '@/lib/i18n/format-points'
import { consequencesOf } from '@/components/score-list/claim/consequences-of'
import { hallTime } from '@/lib/i18n/hall-time'
import type { Decision } from '@/lib/phone/fresh-decisions'
import { positionsOf } from '@/lib/rules/table/table-size'

/** Points by name, the class and the counter-calls they follow from, and what becomes of the game. */
export function DecisionWords({ view: { list, nameOf }, decision }: { view: ListView; decision: Decision }) {
  const t = useTranslations('claim.decision')
  const form = useTranslations('penaltyForm')
  const { award, status, signed, cancelled, decided } = decision
  const row = list.rows.find((each) => each.row === 'penalty' && each.penaltyId === award.penaltyId)
  const isOff = status === 'cancelled' || decided?.outcome === 'lifted'
  const why = [
    form(`severities.${award.severity}`),
    form(`kinds.${award.kind}`),
    ...(award.soloist === null ? [] : [`${form('soloist')} ${nameOf(award.soloist)}`]),
    ...(award.opposingCounterCalls > 0 ? [t('counterCalls', { count: award.opposingCounterCalls })] : []),
  ]
  return (
    <div className="flex flex-col gap-2">
      {row?.row === 'penalty' && (
        <ul className="flex flex-wrap gap-x-4 text-lg font-bold tabular-nums">
          {positionsOf(list.tableSize).map((position) => {
            const points = row.points[position - 1] ?? 0
            return points === 0 ? null : (
              <li key={position} className={clsx(points < 0 ? 'text-red' : 'text-green', isOff && 'line-through')}>
                {nameOf(position)} {formatPoints(points)}
              </li>
            )
          })}
        </ul>
      )}
      {award.severity === 'insignificant' && <p className="font-semibold">{form('noRow')}</p>}
      <p className="text-ink-2">
        {why.join(' · ')} {row?.row === 'penalty' && <span className="whitespace-nowrap">· TSR {row.tsr}</span>}
      </p>
      {row?.row === 'penalty' && (
        <p className="rounded-card bg-gold-soft p-3 font-semibold text-gold">
          {consequencesOf(row, list.end !== null)
            .map((consequence) => form(`consequences.${consequence}`, { dealer: nameOf(row.dealer) }))
            .join(' ')}
        </p>
      )}
      <p className={clsx('font-semibold', status === 'unsigned' ? 'text-red' : 'text-ink')}>
        {status === 'signed' && signed?.receivedAt ? t('signedAt', { time: hallTime(signed.receivedAt) }) : decided ? t(`outcomes.${decided.outcome}`) : t(`states.${status}`)}
      </p>
      {cancelled && <p className="text-ink-2">{t('reason', { reason: cancelled.reason })}</p>}
    </div>
  )
}
