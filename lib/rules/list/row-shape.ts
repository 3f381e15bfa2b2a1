import type { RowPoints } from '@/lib/rules/list/score-row'

/**
 * The form of a row: nothing for anybody, two against two with the same value, or one against three with three times
 * the value (the unit). `lone` is the index of the one.
 */
export type RowShape =
  | { readonly form: 'zero' }
  | { readonly form: 'two-two'; readonly value: number }
  | { readonly form: 'one-three'; readonly unit: number; readonly lone: number }

/** The form of a row, or null when it has none of the forms that a game can have (TSR 7.3.3). */
export function rowShape(points: RowPoints): RowShape | null {
  const played = points.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  if (played.length !== 4) return null
  if (played.every(({ value }) => value === 0)) return { form: 'zero' }
  const plus = played.filter(({ value }) => value > 0)
  const minus = played.filter(({ value }) => value < 0)
  const sizes = new Set(played.map(({ value }) => Math.abs(value)))
  const value = Math.min(...sizes)
  if (plus.length === 2 && minus.length === 2 && sizes.size === 1) return { form: 'two-two', value }
  const [side, others] = plus.length === 1 ? [plus, minus] : [minus, plus]
  const [lone] = side
  const oneAgainstThree = side.length === 1 && others.length === 3 && new Set(others.map((other) => other.value)).size === 1
  return lone && oneAgainstThree && Math.abs(lone.value) === 3 * value ? { form: 'one-three', unit: value, lone: lone.index } : null
}
