import type { RowPoints } from '@/lib/rules/list/score-row'

const mostCounterCalls = 4
const minor = [-3, 1, 1, 1]
const minorToSoloist = [-3, 0, 0, 3]
const serious = Array.from({ length: mostCounterCalls + 1 }, (_, n) => [-(12 + 3 * n), 4 + n, 4 + n, 4 + n])
const seriousToSoloist = Array.from({ length: mostCounterCalls + 1 }, (_, n) => [-(12 + 3 * n), 0, 0, 12 + 3 * n])

const signature = (points: readonly number[]): string => [...points].sort((a, b) => a - b).join(' ')
const shapes: ReadonlyMap<string, 'credited-to-all' | 'credited-to-soloist'> = new Map([
  ...[minor, ...serious].map((points) => [signature(points), 'credited-to-all'] as const),
  ...[minorToSoloist, ...seriousToSoloist].map((points) => [signature(points), 'credited-to-soloist'] as const),
])

/** Which of the penalty rows of the rulebook these points are, whoever the offender is; null when they are none (TSR 9.3.2, 9.3.3, 9.4.3, 9.4.4). */
export const penaltyShape = (points: RowPoints): 'credited-to-all' | 'credited-to-soloist' | null =>
  shapes.get(signature(points.filter((value) => value !== null))) ?? null
