import type { PadState } from '@/lib/phone/pad/pad-state'
import type { GameRow } from '@/lib/rules/list/list-row'
import { rowShape } from '@/lib/rules/list/row-shape'

/** The pad as it would stand had the row been tapped: from there one thing is changed. */
export function padOfGame({ points, positive, soloist, kind }: Pick<GameRow, 'points' | 'positive' | 'soloist' | 'kind'>): PadState {
  const shape = rowShape(points)
  const value = shape === null ? null : shape.form === 'two-two' ? shape.value : shape.form === 'one-three' ? shape.unit : 0
  const chosen = value === 0 ? (soloist === null ? [] : [soloist]) : positive
  return { value, chosen, marriage: kind === 'silent-marriage', zeroNormal: value === 0 && kind === 'normal', why: null }
}
