import { at } from '@/lib/draw/at'
import type { Field } from '@/lib/draw/field'
import type { PlanFigures } from '@/lib/draw/plan'

/** The figures of a schedule, the rounds that stand included. */
export function planFigures(field: Field, rounds: readonly (readonly (readonly number[])[])[]): PlanFigures {
  const size = field.ids.length
  const met = new Uint8Array(size * size)
  const kept = field.ids.map(() => 0)
  let repeats = 0
  let weightedRepeats = 0
  let maxMeetings = 0
  let clubPairs = 0
  const count = (a: number, b: number): void => {
    const cell = Math.min(a, b) * size + Math.max(a, b)
    const before = at(met, cell)
    met[cell] = before + 1
    weightedRepeats += before
    if (before > 0) repeats += 1
    maxMeetings = Math.max(maxMeetings, before + 1)
    if ((field.clubOf[a] ?? -1) !== -1 && field.clubOf[a] === field.clubOf[b]) clubPairs += 1
  }
  for (const [a, b] of field.alsoMet) count(a, b)
  for (const table of [...field.history, ...rounds].flat()) {
    for (const [index, a] of table.entries()) {
      for (const b of table.slice(index + 1)) count(a, b)
      if (index === table.length - 1) kept[a] = at(kept, a) + 1
    }
  }
  return { repeats, weightedRepeats, maxMeetings, clubPairs, keeperMax: Math.max(...kept) }
}
