import type { PadScene } from '@/lib/phone/pad/pad-scene'
import type { Position } from '@/lib/rules/table/table-size'

/** The lone player among those who play: the one chosen, or the one whom the three chosen played against. */
export function loneOf({ players }: PadScene, chosen: readonly Position[]): Position | null {
  if (chosen.length === 1) return chosen[0] ?? null
  return chosen.length === 3 ? (players.find((player) => !chosen.includes(player)) ?? null) : null
}
