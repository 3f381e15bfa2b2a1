import { presentedPlayer } from '@/lib/rules/solo/presented-player'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import type { DealtGame, DealtKind } from '@/lib/rules/table/dealt-game'
import { leftNeighbour } from '@/lib/rules/table/left-neighbour'
import type { Position } from '@/lib/rules/table/table-size'

interface Consequence {
  readonly tsr: string
  readonly usesNumber: boolean
  readonly rubric: 'normal' | 'solo' | null
  /** Whether the deal moves on to the next dealer. */
  readonly movesOn: (presented: boolean) => boolean
}

const always = (): boolean => true
const never = (): boolean => false

const consequences: Readonly<Record<DealtKind, Consequence>> = {
  normal: { tsr: '3.3.1', usesNumber: true, rubric: 'normal', movesOn: always },
  'silent-marriage': { tsr: '4.4.5', usesNumber: true, rubric: 'normal', movesOn: always },
  'voluntary-solo': { tsr: '4.3.2', usesNumber: true, rubric: 'normal', movesOn: always },
  'compulsory-solo': { tsr: '4.2.5', usesNumber: true, rubric: 'solo', movesOn: (presented) => presented },
  struck: { tsr: '8.5.1', usesNumber: true, rubric: 'normal', movesOn: never },
  'not-played': { tsr: '9.4.3', usesNumber: false, rubric: null, movesOn: never },
}

/** The order of dealing after a deal: a compulsory solo is followed by the same dealer unless it was presented, everything else that was played by the next (TSR 4.2.5). */
export function afterDeal(order: DealOrder, game: DealtGame): DealOrder {
  const { usesNumber, rubric, movesOn } = consequences[game.kind]
  const presented = presentedPlayer(order) !== null
  const deals = movesOn(presented)
  return {
    ...order,
    gameNo: order.gameNo + (usesNumber ? 1 : 0),
    turn: deals ? leftNeighbour(order.tableSize, order.turn, order.empty) : order.turn,
    owed: rubric === 'solo' ? order.owed.filter((position) => position !== game.soloist) : order.owed,
    normalRows: order.normalRows + (rubric === 'normal' ? 1 : 0),
    dealt: rubric === 'normal' && deals ? oneMore(order.dealt, order.turn) : order.dealt,
  }
}

const oneMore = (dealt: DealOrder['dealt'], dealer: Position): DealOrder['dealt'] => ({ ...dealt, [dealer]: (dealt[dealer] ?? 0) + 1 })
