import { gameRow } from '@/lib/rules/list/game-row'
import type { ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { BareRow, ListRow } from '@/lib/rules/list/list-row'
import { orderAfter } from '@/lib/rules/list/order-after'
import { penaltyRow } from '@/lib/rules/list/penalty-row'
import { playEvents } from '@/lib/rules/list/play-events'
import type { PlayEvent } from '@/lib/rules/list/play-events'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import { startOfRound } from '@/lib/rules/table/start-of-round'
import { positionsOf } from '@/lib/rules/table/table-size'

/** The rows of a list in playing order, and the order of dealing behind the last of them. */
export interface ListRows {
  readonly rows: readonly ListRow[]
  readonly order: DealOrder
}

function rowsFor(head: ListHead, facts: ListFacts, order: DealOrder, event: PlayEvent): readonly BareRow[] {
  switch (event.type) {
    case 'game':
      return [gameRow(head, facts, order, event.game)]
    case 'penalty':
      return [penaltyRow(head, facts, order, event.penalty)]
    case 'struck':
      return Array.from({ length: event.strike.count }, (_, index) => ({
        row: 'struck' as const,
        gameNo: order.gameNo + index,
        rubric: `N${order.normalRows + index + 1}`,
        stamp: event.strike.stamp,
      }))
    case 'left':
      return []
  }
}

const plus = (totals: readonly number[], row: BareRow): readonly number[] =>
  row.row === 'struck' ? totals : totals.map((total, index) => total + (row.points[index] ?? 0))

/** All rows in playing order with the totals after each (TSR 7.3.1, 7.3.3). */
export function listRows(head: ListHead, facts: ListFacts): ListRows {
  const nothing: readonly number[] = positionsOf(head.tableSize).map(() => 0)
  return playEvents(facts).reduce<ListRows>(
    ({ rows, order }, event) => ({
      rows: rowsFor(head, facts, order, event).reduce<readonly ListRow[]>(
        (listed, row) => [...listed, { ...row, totals: plus(listed.at(-1)?.totals ?? nothing, row) }],
        rows,
      ),
      order: orderAfter(order, event),
    }),
    { rows: [], order: startOfRound(head.tableSize) },
  )
}
