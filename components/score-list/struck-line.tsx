'use client'

import { useTranslations } from 'next-intl'
import type { StruckRow } from '@/lib/rules/list/list-row'

/** A game that was struck: an empty row, no zero game. */
export function StruckLine({ row, columns }: { row: StruckRow; columns: number }) {
  const t = useTranslations('list.rows')
  return (
    <tr className="border-b border-line text-ink-2">
      <th scope="row" className="py-1.5 pl-2 text-left text-[0.8125rem] font-normal whitespace-nowrap line-through tabular-nums min-[360px]:pl-3">
        {row.gameNo} <small className="text-[0.6875rem]">{row.rubric}</small>
      </th>
      <td colSpan={columns} className="px-1.5 text-center text-[0.8125rem] italic">
        {t('struck')}
      </td>
    </tr>
  )
}
