import type { PadScene } from '@/lib/phone/pad/pad-scene'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { rowShape } from '@/lib/rules/list/row-shape'
import type { RowPoints } from '@/lib/rules/list/score-row'
import type { Position } from '@/lib/rules/table/table-size'

export interface TypedChoice {
  readonly marriage: boolean
  /** Whose solo a game of value 0 was; `normal` = nobody's, null = not said yet. */
  readonly zero: Position | 'normal' | null
}

/** A game from points typed as on paper, null while a game of value 0 has not been named. Points of no shape become a normal game, which the row checks then refuse in words. */
export function typedGame({ place, gameNo, dealer, presented }: PadScene, points: RowPoints, { marriage, zero }: TypedChoice): GamePayload | null {
  const shape = rowShape(points)
  const seen = { gameNo, dealer, presented }
  const soloOf = (soloist: Position): GamePayload => ({ place, kind: marriage && presented === null ? 'silent-marriage' : 'solo', soloist, points, seen })
  if (shape?.form === 'zero') {
    const whose = presented ?? zero
    if (whose === null) return null
    return whose === 'normal' ? { place, kind: 'normal', soloist: null, points, seen } : soloOf(whose)
  }
  if (shape?.form === 'one-three') return soloOf(positionAt[shape.lone] ?? 1)
  return { place, kind: 'normal', soloist: null, points, seen }
}

const positionAt: readonly Position[] = [1, 2, 3, 4, 5]
