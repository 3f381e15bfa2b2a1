import type { Scene } from '@/lib/rules/list/scene-of'
import { positionsOf, type Position, type TableSize } from '@/lib/rules/table/table-size'

/** What the pad has to know of the game that is typed. */
export interface PadScene {
  readonly tableSize: TableSize
  readonly place: number
  readonly gameNo: number
  readonly dealer: Position
  /** Who plays, in order of position: they have a button, whoever sits out has none. */
  readonly players: readonly Position[]
  readonly presented: Position | null
  readonly owed: readonly Position[]
}

export const padScene = (tableSize: TableSize, place: number, { gameNo, dealer, sitsOut, empty, presented, owed }: Scene): PadScene => ({
  tableSize,
  place,
  gameNo,
  dealer,
  players: positionsOf(tableSize).filter((position) => position !== sitsOut && position !== empty),
  presented,
  owed,
})
