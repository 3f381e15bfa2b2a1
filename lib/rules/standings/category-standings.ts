import { rank } from '@/lib/rules/standings/rank'
import type { StandingsRow } from '@/lib/rules/standings/standings'

/** A line of a category's ranking: `rank` counts within the category, `overallRank` among everybody. */
export interface CategoryRow extends StandingsRow {
  readonly overallRank: number
}

/**
 * The ranking within one category, in the order of the individual ranking: who is tied there is tied here, and ranks are counted
 * anew among those who carry the tag. Decided; the rulebook knows no categories.
 */
export const categoryStandings = (rows: readonly StandingsRow[], category: string): CategoryRow[] =>
  rank(
    rows
      .filter(({ categories }) => categories.includes(category))
      .map((row) => ({ ...row, overallRank: row.rank })),
    (a, b) => a.overallRank - b.overallRank,
    (a, b) => a.startNumber - b.startNumber,
  )
