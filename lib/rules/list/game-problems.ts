import { checkRow } from '@/lib/rules/list/check-row'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { GameViolationCode, RowViolationCode } from '@/lib/rules/list/list-violation'
import { rowShape } from '@/lib/rules/list/row-shape'
import type { Scene } from '@/lib/rules/list/scene-of'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { TableSize } from '@/lib/rules/table/table-size'
import type { Violation } from '@/lib/rules/violation'

interface GameCheck {
  readonly code: GameViolationCode
  readonly tsr: string
  readonly broken: (game: GamePayload, scene: Scene, tableSize: TableSize) => boolean
  readonly params: (game: GamePayload, scene: Scene) => Violation['params']
}

const soloist = ({ soloist: position }: GamePayload): Violation['params'] => ({ position: position ?? 0 })
const isAlone = ({ kind }: GamePayload): boolean => kind !== 'normal'
const lone = ({ points }: GamePayload): number | null => {
  const shape = rowShape(points)
  return shape?.form === 'one-three' ? shape.lone + 1 : null
}

const checks: readonly GameCheck[] = [
  { code: 'soloist-missing', tsr: '2.4.7', broken: (game) => isAlone(game) && game.soloist === null, params: () => ({}) },
  { code: 'soloist-in-normal-game', tsr: '2.4.4', broken: (game) => !isAlone(game) && game.soloist !== null, params: soloist },
  {
    code: 'soloist-sits-out',
    tsr: '10.1.1',
    broken: (game, { sitsOut, empty }, tableSize) =>
      game.soloist !== null && (game.soloist === (sitsOut ?? empty) || !positionsOf(tableSize).includes(game.soloist)),
    params: soloist,
  },
  { code: 'soloist-needs-lone-points', tsr: '7.2.4', broken: (game) => isAlone(game) && rowShape(game.points)?.form === 'two-two', params: soloist },
  {
    code: 'soloist-not-the-lone-scorer',
    tsr: '7.2.4',
    broken: (game) => isAlone(game) && game.soloist !== null && lone(game) !== null && lone(game) !== game.soloist,
    params: soloist,
  },
  { code: 'lone-points-in-normal-game', tsr: '7.2.4', broken: (game) => !isAlone(game) && lone(game) !== null, params: (game) => ({ position: lone(game) ?? 0 }) },
  {
    code: 'presented-must-play',
    tsr: '4.2.3',
    broken: (game, { presented }) => presented !== null && (game.kind !== 'solo' || game.soloist !== presented),
    params: (_, { presented }) => ({ position: presented ?? 0 }),
  },
]

/** All that is wrong with a game in its situation: its row, its soloist, the presented player (TSR 4.2.3, 7.2.4, 7.3.3). */
export function gameProblems(tableSize: TableSize, scene: Scene, game: GamePayload): Violation<RowViolationCode | GameViolationCode>[] {
  const left = scene.empty === null ? null : { position: scene.empty }
  return [
    ...checkRow({ tableSize, dealer: scene.dealer, points: game.points, row: 'game', left }),
    ...checks.filter(({ broken }) => broken(game, scene, tableSize)).map(({ code, tsr, params }) => ({ code, tsr, params: params(game, scene) })),
  ]
}
