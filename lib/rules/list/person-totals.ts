import { countsAsGame } from '@/lib/rules/list/counts-as-game'
import type { SeatChange } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { ListRow } from '@/lib/rules/list/list-row'

/** What one person has on a list, whichever seats he sat on. */
export interface PersonTotal {
  readonly person: string
  readonly points: number
  readonly gamesPlayed: number
}

/** Points and games by person: points stay with whoever scored them, also after a substitute has taken the seat (decided; TSR 10.2.1). */
export function personTotals(head: ListHead, changes: readonly SeatChange[], rows: readonly ListRow[]): readonly PersonTotal[] {
  const people = [...new Set([...head.seats, ...changes.flatMap(({ person }) => (person === null ? [] : [person]))])]
  return people.map((person) => {
    const entries = rows.flatMap((row) => {
      if (row.row === 'struck') return []
      const points = row.points.filter((value, index) => value !== null && row.persons[index] === person)
      return points.map((value) => ({ points: value ?? 0, game: countsAsGame(row) }))
    })
    return { person, points: entries.reduce((sum, entry) => sum + entry.points, 0), gamesPlayed: entries.filter(({ game }) => game).length }
  })
}
