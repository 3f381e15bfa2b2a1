'use client'

import clsx from 'clsx'
import { CloudUpload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { formatPoints } from '@/lib/i18n/format-points'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { ListRow } from '@/lib/rules/list/list-row'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'

type PaperGridProps = {
  list: ScoreList
  tableNumber: number
  nameOf: (position: Position) => string
  /** The place being typed. */
  place: number
  /** What Enter would write there. */
  preview: GamePayload | null
  onChoose: (place: number) => void
}

interface Scene {
  readonly dealer: Position | null
  readonly sitsOut: Position | null
}

/** The list as it stands on the paper: one row for each game, one column for each position, running totals large. */
export function PaperGrid({ list, tableNumber, nameOf, place, preview, onChoose }: PaperGridProps) {
  const words = useTranslations('paper')
  const lists = useTranslations('lists')
  const positions = positionsOf(list.tableSize)
  const current = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    // Newer browsers give a promise here, which is nothing that an effect may return.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [place, list.rows.length])
  const isNew = place === list.next.place && list.next.dealer !== null
  const cells = (points: readonly (number | null)[], totals: readonly number[], { dealer, sitsOut }: Scene) =>
    positions.map((position) => {
      const own = points[position - 1] ?? null
      return (
        <td key={position} className="px-0.5 py-1 text-right whitespace-nowrap tabular-nums sm:px-3">
          {dealer === position && (
            <abbr title={words('dealer')} className="mr-0.5 rounded-[4px] border border-line-2 px-0.5 sm:mr-1 sm:px-1 text-[0.6875rem] text-ink-2 no-underline">
              {words('dealerSign')}
            </abbr>
          )}
          {sitsOut === position ? (
            <span className="mr-1.5 text-[0.75rem] text-ink-2">
              <span aria-hidden>–</span>
              <span className="sr-only">{words('sitsOut')}</span>
            </span>
          ) : (
            own !== null && <span className={clsx('mr-1.5 text-[0.75rem]', own > 0 ? 'font-semibold text-green' : 'text-ink-2')}>{formatPoints(own)}</span>
          )}
          <b className="max-sm:block">{formatPoints(totals[position - 1] ?? 0)}</b>
        </td>
      )
    })
  const noteOf = (row: ListRow): string | null => {
    if (row.row === 'struck') return lists('kind.struck')
    if (row.row === 'penalty') return lists('kind.penalty')
    // The rubric says of a compulsory solo what it was, and whose.
    return row.kind === 'normal' || row.kind === 'compulsory-solo' ? null : lists(`kind.${row.kind}`)
  }
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card" role="region" aria-label={lists('caption', { table: String(tableNumber) })} tabIndex={0}>
      <table className="w-full">
        <caption className="sr-only">{lists('caption', { table: String(tableNumber) })}</caption>
        <thead>
          <tr className="text-[0.8125rem] text-ink-2">
            <th scope="col" className="px-1 py-2 text-left font-semibold sm:px-3">
              {lists('game')}
            </th>
            {positions.map((position) => (
              <th key={position} scope="col" className="max-w-12 px-0.5 py-2 text-right font-semibold sm:max-w-28 sm:px-3">
                <span className="block text-base font-bold text-ink tabular-nums">{position}</span>
                <span className="block truncate">{nameOf(position)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => {
            const isChosen = row.row === 'game' && row.place === place && !isNew
            return (
              <tr
                key={`${row.row} ${row.stamp.opId} ${row.gameNo}`}
                ref={isChosen ? current : null}
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => row.row === 'game' && onChoose(row.place)}
                className={clsx('scroll-mb-44 border-t border-line align-baseline', row.row === 'penalty' && 'bg-gold-soft', row.row === 'struck' && 'text-ink-2', isChosen && 'bg-green-soft outline-2 -outline-offset-2 outline-green')}
              >
                <th scope="row" className="px-1 py-1 text-left font-normal sm:px-3">
                  <b className="tabular-nums">{row.gameNo}</b> <span className="text-[0.75rem] text-ink-2">{[row.rubric, noteOf(row)].filter(Boolean).join(' · ')}</span>
                  {row.stamp.receivedAt === null && (
                    <span title={words('notSaved')} className="ml-1 text-gold">
                      <CloudUpload aria-hidden className="inline size-4" />
                      <span className="sr-only">{words('notSaved')}</span>
                    </span>
                  )}
                  {row.row !== 'struck' && row.violations.length > 0 && <span className="block text-[0.75rem] font-semibold text-red">{lists('wrong')}</span>}
                  {row.row === 'game' && (row.replaced || row.fromReplacedDevice) && <span className="block text-[0.75rem] text-gold">{words('replaced')}</span>}
                </th>
                {row.row === 'struck' ? cells([], row.totals, { dealer: null, sitsOut: null }) : cells(row.points, row.totals, row)}
              </tr>
            )
          })}
          {isNew && (
            <tr ref={current} aria-current="true" className="scroll-mb-44 border-t border-line bg-green-soft align-baseline outline-2 -outline-offset-2 outline-green">
              <th scope="row" className="px-1 py-1 text-left font-normal sm:px-3">
                <b className="tabular-nums">{list.next.gameNo}</b>
              </th>
              {cells(preview?.points ?? [], preview ? list.totals.map((total, index) => total + (preview.points[index] ?? 0)) : list.totals, list.next)}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
