import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'

export interface OwnFigures {
  /** What this person has, which is not the seat's when somebody else sat there before. */
  readonly points: number
  /** The part of it that is penalty points, credits included. */
  readonly penalties: number
}

/** What whoever sits at a position has to confirm as the own figures. */
export function ownFigures({ rows, people, seats, totals }: Pick<ScoreList, 'rows' | 'people' | 'seats' | 'totals'>, position: Position): OwnFigures {
  const person = seats[position - 1] ?? null
  const points = people.find((each) => each.person === person)?.points ?? totals[position - 1] ?? 0
  const penalties = rows.reduce((sum, row) => (row.row === 'penalty' && row.persons[position - 1] === person ? sum + (row.points[position - 1] ?? 0) : sum), 0)
  return { points, penalties }
}
