'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { PointsCells } from '@/components/score-list/points-cells'
import type { ListView } from '@/components/score-list/list-view'
import type { GameRow, ListRow } from '@/lib/rules/list/list-row'

type GameLineProps = { view: ListView; row: GameRow & ListRow; onOpen: (place: number) => void }

/** One game. A tap anywhere in the row shows how it came about and lets it be corrected. */
export function GameLine({ view: { state }, row, onOpen }: GameLineProps) {
  const t = useTranslations('list.rows')
  const { place, gameNo, rubric, points, totals, replaced, violations, history, stamp } = row
  const isPending = state.entries.some(({ opId, state: now }) => opId === stamp.opId && now === 'waiting')
  const marks = [
    { shown: violations.length > 0, sign: '!', label: t('wrong'), tone: 'text-red' },
    { shown: replaced, sign: '≠', label: t('replaced'), tone: 'text-gold' },
    { shown: history.length > 0, sign: '✎', label: t('changed'), tone: 'text-ink-2' },
    { shown: isPending, sign: '↑', label: t('pending'), tone: 'text-gold' },
  ].filter(({ shown }) => shown)
  return (
    <tr className={clsx('relative border-b border-line', violations.length > 0 && 'bg-red-soft', replaced && violations.length === 0 && 'bg-gold-soft')}>
      <th scope="row" className="py-1 pl-2 text-left text-[0.8125rem] font-normal whitespace-nowrap text-ink-2 tabular-nums min-[360px]:pl-3">
        {/* The button lies over the whole row. */}
        <button type="button" onClick={() => onOpen(place)} className="min-h-8 text-left after:absolute after:inset-0 after:content-['']">
          <span className="block leading-tight">
            {gameNo} <small className="text-[0.6875rem]">{rubric}</small>
          </span>
          <span className="sr-only">{t('open')}</span>
        </button>
        {marks.map(({ sign, label, tone }) => (
          <span key={label} role="img" aria-label={label} title={label} className={clsx('mr-0.5 text-xs font-bold', tone)}>
            {sign}
          </span>
        ))}
      </th>
      <PointsCells points={points} totals={totals} />
    </tr>
  )
}
