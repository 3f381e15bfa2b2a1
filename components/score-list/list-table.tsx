'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { GameLine } from '@/components/score-list/game-line'
import { PenaltyLine } from '@/components/score-list/penalty-line'
import { SeatHeads } from '@/components/score-list/seat-heads'
import { StruckLine } from '@/components/score-list/struck-line'
import type { ListView } from '@/components/score-list/list-view'
import type { ListRow } from '@/lib/rules/list/list-row'

type ListTableProps = { view: ListView; onOpen: (place: number) => void }

/** The list itself, newest row last and in sight. */
export function ListTable({ view, onOpen }: ListTableProps) {
  const t = useTranslations('list.rows')
  const end = useRef<HTMLDivElement>(null)
  const { rows, tableSize } = view.list
  const count = rows.length
  useEffect(() => {
    // Some browsers return a promise here, which React would take for what ends the effect.
    end.current?.scrollIntoView({ block: 'end' })
  }, [count])

  const line = (row: ListRow, index: number) => {
    if (row.row === 'game') return <GameLine key={`game-${row.place}`} view={view} row={row} onOpen={onOpen} />
    if (row.row === 'penalty') return <PenaltyLine key={row.penaltyId} view={view} row={row} />
    return <StruckLine key={`struck-${index}`} row={row} columns={tableSize} />
  }
  return (
    <div className="min-h-24 grow overflow-y-auto bg-card">
      <table aria-label={t('label')} className="w-full table-fixed text-right text-[0.9375rem]">
        <SeatHeads view={view} />
        <tbody>{rows.map(line)}</tbody>
      </table>
      {count === 0 && <p className="p-4 text-center text-ink-2">{t('empty')}</p>}
      <div ref={end} />
    </div>
  )
}
