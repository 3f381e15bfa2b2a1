import { at } from '@/lib/draw/at'
import type { Cluster } from '@/lib/draw/clusters'
import type { Field } from '@/lib/draw/field'
import type { RandomStream } from '@/lib/draw/random'

/** Passes over all pairs of tables; a schedule settles after two or three. */
const passes = 3

/**
 * Gives the tables of each round their numbers: clusters where they must be, five-player tables at the highest numbers that
 * are left, and the rest so that people come round the hall. Returns rounds of tables by number, blocked ones empty.
 */
export function placeTables(field: Field, clusters: readonly Cluster[], rounds: readonly (readonly (readonly number[])[])[], random: RandomStream): number[][][] {
  const last = at(field.tableNumbers, field.tableNumbers.length - 1)
  const visits = new Int32Array(field.people * (last + 1))
  const visit = (people: readonly number[], number: number, by: number): void => {
    for (const person of people) {
      const cell = person * (last + 1) + number
      visits[cell] = at(visits, cell) + by
    }
  }
  const seen = (people: readonly number[], number: number): number => {
    let sum = 0
    for (const person of people) sum += visits[person * (last + 1) + number] ?? 0
    return sum
  }
  for (const round of field.history) {
    for (const [index, people] of round.entries()) {
      if (index < last) visit(people.filter((person) => person < field.people), index + 1, 1)
    }
  }

  return rounds.map((tables) => {
    const byNumber = new Map<number, readonly number[]>()
    for (const { tableNumber, people } of clusters) {
      const table = tables.find((candidate) => candidate.includes(at(people, 0)))
      if (table) byNumber.set(tableNumber, table)
    }
    const fixed = new Set(byNumber.keys())
    const placed = new Set(byNumber.values())
    const rest = tables.filter((table) => !placed.has(table))
    random.shuffle(rest)
    rest.sort((a, b) => a.length - b.length)
    const free = field.tableNumbers.filter((number) => !fixed.has(number))
    for (const [index, number] of free.entries()) byNumber.set(number, at(rest, index))

    for (let pass = 0; pass < passes; pass++) {
      for (const [index, a] of free.entries()) {
        for (const b of free.slice(index + 1)) {
          const atA = byNumber.get(a) ?? []
          const atB = byNumber.get(b) ?? []
          if (atA.length !== atB.length || seen(atA, b) + seen(atB, a) >= seen(atA, a) + seen(atB, b)) continue
          byNumber.set(a, atB)
          byNumber.set(b, atA)
        }
      }
    }
    for (const [number, people] of byNumber) visit(people, number, 1)
    return Array.from({ length: last }, (_, index) => [...(byNumber.get(index + 1) ?? [])])
  })
}
