'use client'

import { SeatHead } from '@/components/score-list/seat-head'
import type { ListView } from '@/components/score-list/list-view'
import { positionsOf } from '@/lib/rules/table/table-size'

/** One column for each seat: who deals, whose solo is owed, name, running total. The rows below stand in the same columns. */
export function SeatHeads({ view }: { view: ListView }) {
  return (
    <thead className="sticky top-0 z-10 bg-card">
      <tr className="align-bottom">
        <td className="w-11 min-[360px]:w-13" />
        {positionsOf(view.list.tableSize).map((position) => (
          <SeatHead key={position} view={view} position={position} />
        ))}
      </tr>
    </thead>
  )
}
