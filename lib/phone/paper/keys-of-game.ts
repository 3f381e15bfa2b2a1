import type { GamePayload } from '@/lib/rules/list/game-payload'
import { rowShape } from '@/lib/rules/list/row-shape'

/** The keys that would type a game, for whoever puts it right: read again they mean the same. */
export function keysOfGame({ kind, soloist, points }: Pick<GamePayload, 'kind' | 'soloist' | 'points'>): string {
  const shape = rowShape(points)
  const marriage = kind === 'silent-marriage' ? 'h' : ''
  const valued = (value: number): string => (value > 9 ? `${value} ` : String(value))
  if (shape === null) return points.flatMap((value) => (value === null ? [] : [value < 0 ? String(value) : `+${value}`])).join(' ')
  if (shape.form === 'zero') return soloist === null ? '0n' : `0${soloist}${marriage}`
  const positive = points.flatMap((value, index) => (value !== null && value > 0 ? [index + 1] : []))
  if (shape.form === 'two-two') return valued(shape.value) + positive.join('')
  const isWon = positive.length === 1
  return `${isWon ? valued(shape.unit) : `${shape.unit}-`}${shape.lone + 1}${marriage}`
}
