import { forcedByTwoRounds } from '@/lib/draw/forced-by-two-rounds'
import { possibleTogether } from '@/lib/draw/possible-together'
import type { SteadyField } from '@/lib/draw/steady-field'

/** Bound 3 where turns at five-player tables may be given up: each two rounds choose the best overlap. */
export function softPigeonholeBound(field: SteadyField): number {
  const least = Math.min(...possibleTogether(field).map((together) => forcedByTwoRounds(field, together)))
  return ((field.rounds * (field.rounds - 1)) / 2) * least
}
