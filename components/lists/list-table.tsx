import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { CorrectRowButton } from '@/components/lists/correct-row-button'
import { formatPoints } from '@/lib/i18n/format-points'
import { hallTime } from '@/lib/i18n/hall-time'

export interface ListTableRow {
  readonly key: string
  readonly kind: 'game' | 'penalty' | 'struck'
  readonly gameNo: number
  readonly rubric: string | null
  readonly dealer: number | null
  readonly played: 'normal' | 'silent-marriage' | 'voluntary-solo' | 'compulsory-solo' | null
  readonly soloist: number | null
  readonly points: readonly (number | null)[]
  readonly totals: readonly number[]
  readonly typedBy: string
  readonly typedAt: string
  readonly earlier: readonly { readonly points: readonly (number | null)[]; readonly typedBy: string }[]
  readonly wrong: boolean
  readonly place: number | null
  readonly replaced: boolean
}

type ListTableProps = {
  tableNumber: number
  people: readonly { readonly position: number; readonly name: string; readonly total: number }[]
  rows: readonly ListTableRow[]
}

const shown = (points: readonly (number | null)[]): string => points.map((value) => (value === null ? '–' : formatPoints(value))).join(' ')

/** A whole list to read: running totals large, the row's own points beside them, who typed it, and what stood there before. */
export function ListTable({ tableNumber, people, rows }: ListTableProps) {
  const words = useTranslations('lists')
  const correction = useTranslations('correction')
  const caption = words('caption', { table: String(tableNumber) })
  const kindOf = ({ kind, played }: ListTableRow) => words(`kind.${kind === 'game' ? (played ?? 'normal') : kind}`)
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-[0.8125rem] text-ink-2">
            <th scope="col" className="px-3 py-2.5 text-left font-semibold">
              {words('game')}
            </th>
            {people.map(({ position, name }) => (
              <th key={position} scope="col" className="min-w-24 px-3 py-2.5 text-right font-semibold">
                {name}
              </th>
            ))}
            <th scope="col" className="px-3 py-2.5 text-left font-semibold">
              {words('typed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={clsx('border-t border-line align-baseline', row.kind === 'penalty' && 'bg-gold-soft', row.kind === 'struck' && 'text-ink-2')}>
              <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                <b className="tabular-nums">{row.gameNo}</b> <span className="text-[0.8125rem] text-ink-2">{[row.rubric, row.played === 'normal' ? null : kindOf(row)].filter(Boolean).join(' · ')}</span>
                <span className="-ml-3 block sm:ml-0 sm:inline">{row.place !== null && <CorrectRowButton place={row.place} gameNo={row.gameNo} />}</span>
                {row.replaced && <span className="block text-[0.8125rem] text-gold">{correction('changedSince')}</span>}
                {row.wrong && <span className="block text-[0.8125rem] text-red">{words('wrong')}</span>}
              </th>
              {people.map(({ position }) => {
                const points = row.points[position - 1] ?? null
                return (
                  <td key={position} className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                    {row.dealer === position && (
                      <abbr title={words('dealer')} className="mr-1 text-[0.75rem] text-ink-2 no-underline">
                        {words('dealer').slice(0, 1)}
                      </abbr>
                    )}
                    {points !== null && <span className={clsx('mr-2 text-[0.8125rem]', points > 0 ? 'font-semibold text-green' : 'text-ink-2')}>{formatPoints(points)}</span>}
                    <b>{formatPoints(row.totals[position - 1] ?? 0)}</b>
                  </td>
                )
              })}
              <td className="px-3 py-2 text-[0.8125rem] text-ink-2">
                {hallTime(row.typedAt)} · {row.typedBy}
                {row.earlier.map(({ points, typedBy }, index) => (
                  <del key={index} className="block no-underline">
                    {words('earlier', { points: shown(points), who: typedBy })}
                  </del>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line-2">
            <th scope="row" className="px-3 py-2.5 text-left">
              {words('total')}
            </th>
            {people.map(({ position, total }) => (
              <td key={position} className={clsx('px-3 py-2.5 text-right text-base font-bold tabular-nums', total < 0 && 'text-red')}>
                {formatPoints(total)}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
