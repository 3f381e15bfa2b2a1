import { at } from '@/lib/draw/at'
import { balanced } from '@/lib/draw/balanced'
import { countingBound } from '@/lib/draw/counting-bound'
import { degreeBound } from '@/lib/draw/degree-bound'
import type { Field } from '@/lib/draw/field'
import { keepsFiveRule } from '@/lib/draw/keeps-five-rule'
import { createMeetings } from '@/lib/draw/meetings'
import { softPigeonholeBound } from '@/lib/draw/soft-pigeonhole-bound'
import { strictPigeonholeBound } from '@/lib/draw/strict-pigeonhole-bound'
import type { PlanBounds } from '@/lib/draw/plan'

const free = { meeting: 0, five: 0, club: 0, apart: 0 }

/** What no schedule for this field can go below, the rounds that stand included. */
export function planBounds(field: Field, rounds: number, strictTurns: boolean): PlanBounds {
  const { people, fours, fives } = field
  const { cells, size } = createMeetings({ ...field, clubOf: field.clubOf.map(() => -1), apart: [] }, free)
  const met: number[] = []
  const unmet = Array.from({ length: people }, () => people - 1)
  let departed = 0
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const times = at(cells, a * size + b)
      if (b >= people) departed += (times * (times - 1)) / 2
      else {
        met[times] = (met[times] ?? 0) + 1
        if (times > 0) {
          unmet[a] = at(unmet, a) - 1
          unmet[b] = at(unmet, b) - 1
        }
      }
    }
  }
  const standing = departed + countingBound(Array.from(met, (count: number | undefined) => count ?? 0), 0)
  const counting = departed + countingBound(Array.from(met, (count: number | undefined) => count ?? 0), rounds * (6 * fours + 10 * fives))
  const degree = standing + degreeBound(unmet, rounds, rounds * 5 * fives)
  const steady = { people, fours, fives, rounds: rounds + field.history.length }
  const keepsTurns = keepsFiveRule(unmet.map(() => 0), people, field.history.map((round) => new Set(round.filter((table) => table.length === 5).flat())))
  let pigeonhole = standing + softPigeonholeBound({ ...steady, rounds })
  if (isSteady(field)) pigeonhole = strictTurns && keepsTurns && !field.fixedTableOf.some((table) => table > 0) ? strictPigeonholeBound(steady) : softPigeonholeBound(steady)

  return { weightedRepeats: Math.max(counting, degree, pigeonhole), clubPairs: leastClubPairs(field, rounds) }
}

/** Whether everybody, and nobody else, played all rounds that stand, at tables as they are now. */
function isSteady({ history, people, fives, ids, alsoMet }: Field): boolean {
  return alsoMet.length === 0 && ids.length === people && history.every((round) => round.flat().length === people && round.filter((table) => table.length === 5).length === fives)
}

/** Bound 4: the pairs of clubs larger than the number of tables, and those that have been. */
function leastClubPairs({ clubOf, fours, fives, history, alsoMet }: Field, rounds: number): number {
  const sizes = new Map<number, number>()
  for (const club of clubOf) if (club !== -1) sizes.set(club, (sizes.get(club) ?? 0) + 1)
  let pairs = 0
  for (const size of sizes.values()) pairs += rounds * balanced(size, fours + fives)
  for (const table of [...history.flat(), ...alsoMet]) {
    for (const [index, a] of table.entries()) {
      const club = clubOf[a] ?? -1
      if (club !== -1) pairs += table.slice(index + 1).filter((b) => clubOf[b] === club).length
    }
  }
  return pairs
}
