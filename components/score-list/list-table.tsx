'use client'

import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { GameLine } from '@/components/score-list/game-line'
import { PenaltyLine } from '@/components/score-list/penalty-line'
import { SeatHeads } from '@/components/score-list/seat-heads'
import { StruckLine } from '@/components/score-list/struck-line'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import type { ListView } from '@/components/score-list/list-view'
import { seatNotes } from '@/lib/phone/seat-notes'
import type { ListRow } from '@/lib/rules/list/list-row'

type ListTableProps = { view: ListView; onOpen: (place: number) => void; onOpenDecision: (penaltyId: string) => void }

/** The list itself, newest row last. Laid out from below, the last row stays in sight whatever happens to the pad. */
export function ListTable({ view, onOpen, onOpenDecision }: ListTableProps) {
  const t = useTranslations('list.rows')
  const { rows, tableSize } = view.list
  const count = rows.length
  const parts = useLaterParts()
  const notes = seatNotes(view.list, view.server.head.seats)
  const notesAt = (index: number) => parts && notes.filter(({ at }) => at === index).map((note) => <parts.SeatNoteLine key={note.change.stamp.opId} view={view} note={note} />)
  const line = (row: ListRow, index: number) => {
    if (row.row === 'game') return <GameLine key={`game-${row.place}`} view={view} row={row} onOpen={onOpen} />
    if (row.row === 'penalty') return <PenaltyLine key={row.penaltyId} view={view} row={row} onOpen={onOpenDecision} />
    return <StruckLine key={`struck-${index}`} row={row} columns={tableSize} />
  }
  return (
    <div className="flex min-h-24 grow flex-col-reverse overflow-y-auto bg-card">
      <div className="mb-auto">
      <table aria-label={t('label')} className="w-full table-fixed text-right text-[0.9375rem]">
        <SeatHeads view={view} />
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={`${row.stamp.opId}-${index}`}>
              {notesAt(index)}
              {line(row, index)}
            </Fragment>
          ))}
          {notesAt(count)}
        </tbody>
      </table>
      {count === 0 && <p className="p-4 text-center text-ink-2">{t('empty')}</p>}
      </div>
    </div>
  )
}
