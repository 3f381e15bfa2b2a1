import { at } from '@/lib/draw/at'
import type { Field } from '@/lib/draw/field'
import type { RandomStream } from '@/lib/draw/random'

/**
 * Who keeps the list at each table: nobody more often than a quarter of the own rounds, rounded up, while that is possible
 * (augmenting paths); otherwise whoever is least above that. Returns keepers in the form of `rounds`, null for an empty table.
 */
export function chooseKeepers(field: Field, rounds: readonly (readonly (readonly number[])[])[], random: RandomStream): (number | null)[][] {
  const own = Array.from({ length: field.people }, () => 0)
  const kept = Array.from({ length: field.people }, () => 0)
  const count = (counts: number[], person: number): void => {
    if (person < field.people) counts[person] = at(counts, person) + 1
  }
  for (const table of field.history.flat()) {
    for (const [index, person] of table.entries()) {
      count(own, person)
      if (index === table.length - 1) count(kept, person)
    }
  }
  const tables = rounds.flat().filter((people) => people.length > 0)
  for (const people of tables) for (const person of people) count(own, person)
  const room = own.map((roundsPlayed, person) => Math.ceil(roundsPlayed / 4) - at(kept, person))

  const choices = tables.map((people) => {
    const order = [...people]
    random.shuffle(order)
    return order
  })
  const keeperOf: (number | null)[] = tables.map(() => null)
  const keptBy = Array.from({ length: field.people }, () => new Set<number>())

  const assign = (table: number, person: number): void => {
    const before = keeperOf[table] ?? null
    if (before !== null) at(keptBy, before).delete(table)
    keeperOf[table] = person
    at(keptBy, person).add(table)
  }

  /** Finds a keeper for a table, if need be by giving a table that somebody keeps already to another of its people. */
  const augment = (table: number, tried: Set<number>): boolean => {
    for (const person of at(choices, table)) {
      if (tried.has(person)) continue
      tried.add(person)
      const full = at(keptBy, person).size >= at(room, person)
      if (!full || [...at(keptBy, person)].some((other) => augment(other, tried))) {
        assign(table, person)
        return true
      }
    }
    return false
  }

  for (const table of tables.keys()) {
    if (augment(table, new Set())) continue
    const excess = (person: number): number => at(keptBy, person).size - at(room, person)
    const order = [...at(choices, table)].sort((a, b) => excess(a) - excess(b))
    const person = at(order, 0)
    room[person] = at(keptBy, person).size + 1
    assign(table, person)
  }

  let next = 0
  return rounds.map((round) => round.map((people) => (people.length === 0 ? null : (keeperOf[next++] ?? null))))
}
