import type { ScoreList } from '@/lib/rules/list/score-list'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'

/** What a list comes to, as one text: every row with who deals, its points and totals, without who typed it and when. */
export function scoresOf({ rows, totals, people, owed, next, gamesPlayed }: ScoreList): string {
  const bare = rows.map((row) => ({ ...row, stamp: null, history: null }))
  return canonicalText({ rows: bare, totals, people, owed, next, gamesPlayed })
}
