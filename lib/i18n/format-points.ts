const minus = '\u2212'

/** Points as they stand on a list: signed, with a real minus, zero bare. */
export function formatPoints(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `${minus}${Math.abs(points)}`
}
