import clsx from 'clsx'
import { formatPoints } from '@/lib/i18n/format-points'
import type { RowPoints } from '@/lib/rules/list/score-row'

type PointsCellsProps = { points: RowPoints; totals: readonly number[]; struckOut?: boolean }

/** Running total and the row's own points of each seat; where both do not fit beside each other, the own points go below. */
export function PointsCells({ points, totals, struckOut = false }: PointsCellsProps) {
  return totals.map((total, index) => {
    const own = points[index] ?? null
    const isPlus = own !== null && own > 0
    return (
      // Columns are seats: their order is what they are.
      <td key={index} className={clsx('px-0.5 py-1 last:pr-1.5 min-[360px]:px-1.5', struckOut && 'line-through opacity-60')}>
        <span className={clsx('flex flex-wrap items-baseline justify-end gap-x-1 tabular-nums', totals.length === 5 && 'max-[419px]:flex-col max-[419px]:items-end')}>
          <span className={clsx('whitespace-nowrap', isPlus ? 'font-bold' : own === null && 'text-ink-2')}>{formatPoints(total)}</span>
          <span className={clsx('min-w-5 text-right text-[0.6875rem] font-semibold whitespace-nowrap', isPlus ? 'text-green' : 'text-ink-2')}>{own === null ? '–' : formatPoints(own)}</span>
        </span>
      </td>
    )
  })
}
