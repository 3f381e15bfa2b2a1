import type { Field } from '@/lib/draw/field'

/** How often each person has sat at a five-player table in the rounds that stand; newcomers start with 0. */
export function fiveCounts(field: Field): number[] {
  const counts = field.ids.map(() => 0)
  for (const table of field.history.flat()) {
    if (table.length === 5) for (const person of table) counts[person] = (counts[person] ?? 0) + 1
  }
  for (const person of field.alsoAtFive) counts[person] = (counts[person] ?? 0) + 1
  return counts
}
