import type { Scene } from '@/lib/rules/list/scene-of'
import { leftNeighbour } from '@/lib/rules/table/left-neighbour'
import { sitsOut } from '@/lib/rules/table/sits-out'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** The same situation with somebody else dealing: he sits out at a five-player table, and his left neighbour leads (TSR 5.1.1, 10.1.1). */
export const sceneWithDealer = (tableSize: TableSize, scene: Scene, dealer: Position): Scene => ({
  ...scene,
  dealer,
  lead: scene.presented ?? leftNeighbour(tableSize, dealer, scene.empty),
  sitsOut: sitsOut(tableSize, dealer, scene.empty),
})
