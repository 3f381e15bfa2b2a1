import { freshPad } from '@/lib/phone/pad/fresh-pad'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import type { Position } from '@/lib/rules/table/table-size'

/** What has been tapped so far. */
export interface PadState {
  readonly value: number | null
  /** Who scored positive; of a game of value 0, whose solo it was. */
  readonly chosen: readonly Position[]
  /** The lone player had a silent marriage, or one that found no partner. */
  readonly marriage: boolean
  /** A game of value 0 is said to be a normal game. */
  readonly zeroNormal: boolean
  /** What the calculator was given for this value. */
  readonly why: PlayedGame | null
}

export type PadTap =
  | { readonly tap: 'value'; readonly value: number | null; readonly why?: PlayedGame }
  | { readonly tap: 'person'; readonly position: Position }
  | { readonly tap: 'marriage' }
  | { readonly tap: 'zero-normal' }

const others = ({ players }: PadScene, position: Position): readonly Position[] => players.filter((player) => player !== position)

function choose(scene: PadScene, { chosen, value }: PadState, position: Position): readonly Position[] {
  const { players, presented } = scene
  if (!players.includes(position)) return chosen
  const alone = chosen.length === 1 && chosen[0] === position
  if (value === 0) return presented !== null ? [presented] : alone ? [] : [position]
  // Nobody else can be the soloist, and a tap says who scored positive, as in any other game: the soloist, or the three others.
  if (presented !== null) return position === presented ? [presented] : others(scene, presented)
  if (alone) return others(scene, position)
  if (chosen.includes(position)) return chosen.filter((player) => player !== position)
  return chosen.length === players.length - 1 ? [] : [...chosen, position].toSorted((one, other) => one - other)
}

function valueTaken(scene: PadScene, state: PadState, value: number | null, why: PlayedGame | null): PadState {
  const crossesZero = (state.value === 0) !== (value === 0)
  const fresh = freshPad(scene)
  return crossesZero && state.value !== null ? { ...fresh, value, why } : { ...state, value, why, chosen: value === 0 && state.chosen.length > 1 ? fresh.chosen : state.chosen, zeroNormal: false }
}

/** The pad after one more tap. */
export function padState(scene: PadScene, state: PadState, tap: PadTap): PadState {
  switch (tap.tap) {
    case 'value':
      return valueTaken(scene, state, tap.value, tap.why ?? null)
    case 'person': {
      const chosen = choose(scene, state, tap.position)
      return { ...state, chosen, zeroNormal: false, marriage: state.marriage && chosen.length % 2 === 1 }
    }
    case 'marriage':
      return scene.presented === null && state.chosen.length % 2 === 1 ? { ...state, marriage: !state.marriage } : state
    case 'zero-normal':
      return state.value === 0 && scene.presented === null ? { ...state, zeroNormal: !state.zeroNormal, chosen: [], marriage: false } : state
  }
}
