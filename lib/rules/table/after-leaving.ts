import type { DealOrder } from '@/lib/rules/table/deal-order'
import { gamesInRound } from '@/lib/rules/table/games-in-round'
import { leftNeighbour } from '@/lib/rules/table/left-neighbour'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { Position } from '@/lib/rules/table/table-size'

const dealsPerPosition = 5

/**
 * The order of dealing once somebody has left a five-player table that goes on as four: his seat is skipped, his solo is
 * struck, and each stayer still deals up to his fifth game of the normal rubric (decided; TSR 10.2.1).
 */
export function afterLeaving(order: DealOrder, leaver: Position): DealOrder {
  const stayers = positionsOf(order.tableSize).filter((position) => position !== leaver)
  const deals = stayers.map((position) => Math.max(0, dealsPerPosition - (order.dealt[position] ?? 0)))
  const rowsLeft = gamesInRound(order.tableSize).normal - order.normalRows
  const normalLeft = Math.min(deals.reduce((sum, count) => sum + count, 0), rowsLeft)
  const owed = order.owed.filter((position) => position !== leaver)
  return {
    ...order,
    empty: leaver,
    owed,
    target: order.gameNo - 1 + normalLeft + owed.length,
    turn: order.turn === leaver ? leftNeighbour(order.tableSize, leaver, leaver) : order.turn,
  }
}
