import { getRound, type BoardTable } from './get-round'

export interface NextList {
  readonly tableId: string
  readonly number: number
  /** `submitted` = to be checked · `paper` = nothing of it is typed yet. */
  readonly status: 'submitted' | 'paper'
}

const waits: readonly NextList['status'][] = ['submitted', 'paper']

/** The list of this round that the desk takes up after that of this table: what is handed in before what is still to be typed, and on from this table. Null when none waits. */
export async function nextList(tournamentId: string, roundNumber: number, tableNumber: number): Promise<NextList | null> {
  const round = await getRound(tournamentId, roundNumber)
  const onwards = (one: BoardTable, other: BoardTable) => Number(one.number < tableNumber) - Number(other.number < tableNumber) || one.number - other.number
  const tables = (round?.tables ?? []).filter(({ number }) => number !== tableNumber).toSorted(onwards)
  for (const status of waits) {
    const table = tables.find((each) => each.status === status)
    if (table) return { tableId: table.tableId, number: table.number, status }
  }
  return null
}
