import { loneOf } from '@/lib/phone/pad/lone-of'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import type { PadState } from '@/lib/phone/pad/pad-state'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'

/** What the pad still needs before there is a game. */
export type PadQuestion = 'value' | 'who' | 'whose-zero'

export type PadGame =
  | { readonly ready: false; readonly question: PadQuestion }
  | { readonly ready: true; readonly game: GamePayload }

function pointsOf(scene: PadScene, value: number, chosen: readonly Position[]): readonly (number | null)[] {
  const lone = loneOf(scene, chosen)
  return positionsOf(scene.tableSize).map((position) => {
    if (!scene.players.includes(position)) return null
    const factor = position === lone ? 3 : 1
    return value === 0 ? 0 : value * factor * (chosen.includes(position) ? 1 : -1)
  })
}

/** What the taps mean: a game with its signs and its kind, or what is still asked. What was calculated goes along when it fits the kind. */
export function padGame(scene: PadScene, { value, chosen, marriage, zeroNormal, why }: PadState): PadGame {
  const lone = loneOf(scene, chosen)
  const isNormal = value === 0 ? zeroNormal : chosen.length === 2
  if (value === null) return { ready: false, question: 'value' }
  if (!isNormal && lone === null) return { ready: false, question: value === 0 ? 'whose-zero' : 'who' }
  const points = pointsOf(scene, value, chosen)
  const { place, gameNo, dealer, presented } = scene
  return {
    ready: true,
    game: {
      place,
      kind: isNormal ? 'normal' : marriage ? 'silent-marriage' : 'solo',
      soloist: isNormal ? null : lone,
      points,
      ...(why && (why.kind === 'normal') === isNormal && { why }),
      seen: { gameNo, dealer, presented },
    },
  }
}
