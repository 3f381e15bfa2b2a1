import type { PersonWithFigures } from '@/lib/rules/standings/all-figures'
import { rank } from '@/lib/rules/standings/rank'
import type { Ranked } from '@/lib/rules/standings/rank'
import type { StandingsRule } from '@/lib/rules/standings/standings-input'
import { tieBreak } from '@/lib/rules/standings/tie-break'

/** The people who are ranked, by total, then by the tie rule; the disqualified are left out (TSR 9.7.2). */
export const rankPeople = (people: readonly PersonWithFigures[], rule: StandingsRule): Ranked<PersonWithFigures>[] => {
  const breakTie = tieBreak(rule.tieRule, rule.seed)
  return rank(
    people.filter(({ disqualified }) => !disqualified),
    (a, b) => b.total - a.total || breakTie(a, b),
    (a, b) => a.startNumber - b.startNumber,
  )
}
