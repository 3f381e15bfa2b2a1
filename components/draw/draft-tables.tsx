'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DraftTable, type DraftTableData } from '@/components/draw/draft-table'
import { useDeskAct } from '@/components/round/use-desk-act'
import { RefusalText } from '@/components/ui/refusal-text'

type DraftTablesProps = {
  slug: string
  draft: { roundId: string; version: number; tables: readonly DraftTableData[] }
  /** Whether the viewer may change the draft. */
  maySwap: boolean
}

/** The tables of a draft; two seats tapped one after the other change their people. */
export function DraftTables({ slug, draft, maySwap }: DraftTablesProps) {
  const words = useTranslations('draw')
  const [chosen, setChosen] = useState<string | null>(null)
  const { busy, refusal, act } = useDeskAct(slug, 'draw/swap')
  const seats = draft.tables.flatMap((table) => table.seats)
  const first = seats.find(({ seatId }) => seatId === chosen)

  const choose = async (seatId: string) => {
    if (busy) return
    if (first === undefined) {
      setChosen(seatId)
      return
    }
    setChosen(null)
    if (first.seatId !== seatId) await act({ roundId: draft.roundId, version: draft.version, seats: [first.seatId, seatId] })
  }
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') setChosen(null)
      }}
    >
      <RefusalText className="mb-3">{refusal}</RefusalText>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {draft.tables.map((table) => (
          <DraftTable key={table.number} table={table} chosen={chosen} disabled={!maySwap} onChoose={(seatId) => void choose(seatId)} />
        ))}
      </div>
      {maySwap && (
        <p role="status" className="mt-3 text-ink-2">
          {first ? words('swapWith', { name: first.name }) : words('swapHint')}
        </p>
      )}
    </div>
  )
}
