import { BoardActs } from '@/components/round/board-acts'
import { BoardCounts } from '@/components/round/board-counts'
import { BoardTableCard } from '@/components/round/board-table-card'
import type { BoardRights, BoardTableData } from '@/components/round/board-view'
import { RefreshEvery } from '@/components/round/refresh-every'
import { TableActs } from '@/components/round/table-acts'

type BoardProps = { slug: string; tables: readonly BoardTableData[]; now: string; state: 'published' | 'released' | 'ended' | 'closed'; may: BoardRights }

/** What stands first among the steps of a table's end. */
function stepOf({ marks }: BoardTableData, ended: boolean, may: BoardRights) {
  if (may.strike && marks.includes('question')) return 'question'
  if (may.strike && marks.includes('strike')) return 'strike'
  return may.end && ended && marks.includes('over') ? 'end' : null
}

/** All tables of a round: how many stand how, what can be done for several, and each table, trouble first. */
export function Board({ slug, tables, now, state, may }: BoardProps) {
  const ended = state === 'ended'
  const isPlayed = ended || state === 'released'
  return (
    <>
      <BoardCounts tables={tables} />
      {isPlayed && <BoardActs slug={slug} tables={tables} now={now} ended={ended} may={may} />}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
        {tables.map((table) => (
          <BoardTableCard key={table.tableId} slug={slug} table={table} now={now}>
            {isPlayed && <TableActs slug={slug} table={table} step={stepOf(table, ended, may)} />}
          </BoardTableCard>
        ))}
      </div>
      {isPlayed && <RefreshEvery seconds={20} />}
    </>
  )
}
