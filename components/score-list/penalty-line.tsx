'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { asOf } from '@/components/score-list/as-of'
import { PointsCells } from '@/components/score-list/points-cells'
import type { ListView } from '@/components/score-list/list-view'
import { hallTime } from '@/lib/i18n/hall-time'
import type { ListRow, PenaltyRow } from '@/lib/rules/list/list-row'

/** Penalty points: a row of their own, with the paragraph and who has countersigned. */
export function PenaltyLine({ view, row, onOpen }: { view: ListView; row: PenaltyRow & ListRow; onOpen: (penaltyId: string) => void }) {
  const t = useTranslations('list.rows')
  const { list } = view
  const penalty = list.penalties.find(({ award }) => award.penaltyId === row.penaltyId)
  const signature = () => {
    if (row.status === 'cancelled' || row.status === 'challenged' || row.status === 'decided') return t(row.status)
    return penalty?.signed?.receivedAt ? t('signed', { time: hallTime(penalty.signed.receivedAt) }) : t('unsigned')
  }
  return (
    <>
      <tr className="relative border-b border-line bg-red-soft text-sm">
        <th scope="row" className="py-1 pl-2 text-left text-[0.8125rem] font-normal whitespace-nowrap text-ink-2 min-[360px]:pl-3">
          {/* The button lies over the whole row. */}
          <button type="button" onClick={() => onOpen(row.penaltyId)} className="min-h-8 text-left after:absolute after:inset-0 after:content-['']">
            <span>⚑ {row.gameNo}</span> <span className="sr-only">{t('openPenalty')}</span>
          </button>
        </th>
        <PointsCells points={row.points} totals={row.totals} struckOut={row.status === 'cancelled'} />
      </tr>
      <tr className="border-b border-line bg-red-soft">
        <td colSpan={list.tableSize + 1} className="px-2 py-1 text-left text-[0.8125rem] text-ink-2 min-[360px]:px-3">
          {t('penalty', { name: asOf(view, row).nameOf(row.award.offender), tsr: row.tsr })} · <strong className={clsx(row.status === 'unsigned' && 'text-red')}>{signature()}</strong>
        </td>
      </tr>
    </>
  )
}
