import { at } from '@/lib/draw/at'
import type { Field } from '@/lib/draw/field'

/**
 * Which tables have five seats when people sit by rank: the ones whose people have sat at a five-player table least, and
 * among equals the last ones. `counts` = turns there so far; `lastOnly` = the last ones whatever the turns (final round).
 */
export function standingsSizes(field: Field, counts: readonly number[], lastOnly: boolean): number[] {
  const { fours, fives, ranking, tableNumbers, fixedTableOf } = field
  const isFull = (table: number): boolean => fixedTableOf.filter((fixed) => fixed === tableNumbers[table]).length === 5
  const price = (table: number, earlier: number): number => {
    if (isFull(table)) return -1_000_000
    const first = 4 * table + earlier
    const turns = ranking.slice(first, first + 5).reduce((sum, person) => sum + at(counts, person) * at(counts, person), 0)
    return (lastOnly ? 0 : 1000 * turns) - table
  }

  // By table and number of fives before it: the least price of what follows, and whether this table is a five.
  const tables = fours + fives
  const known = new Map<string, { price: number; five: boolean }>()
  const least = (table: number, earlier: number): { price: number; five: boolean } => {
    if (table === tables) return { price: earlier === fives ? 0 : Number.POSITIVE_INFINITY, five: false }
    const key = `${table}/${earlier}`
    const found = known.get(key)
    if (found) return found
    const asFour = isFull(table) ? Number.POSITIVE_INFINITY : least(table + 1, earlier).price
    const asFive = earlier < fives ? price(table, earlier) + least(table + 1, earlier + 1).price : Number.POSITIVE_INFINITY
    const result = asFive < asFour ? { price: asFive, five: true } : { price: asFour, five: false }
    known.set(key, result)
    return result
  }

  let earlier = 0
  return Array.from({ length: tables }, (_, table) => {
    const { five } = least(table, earlier)
    if (five) earlier += 1
    return five ? 5 : 4
  })
}
