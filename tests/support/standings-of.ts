import { standings } from '@/lib/rules/standings/standings'
import type { Standings } from '@/lib/rules/standings/standings'
import type { Deduction, StandingsPerson, StandingsRule } from '@/lib/rules/standings/standings-input'

interface Tournament {
  /** The people in the order of their start numbers, which begin at 1, with their points of each round; null = did not play. */
  readonly points: Readonly<Record<string, readonly (number | null)[]>>
  readonly people?: Readonly<Record<string, Partial<StandingsPerson>>>
  readonly deductions?: readonly Deduction[]
  readonly rule?: Partial<StandingsRule>
  /** Numbers of the rounds with an unchecked list. */
  readonly unchecked?: readonly number[]
}

/** Standings of a small tournament written as a table: a line per person, a column per round, 24 games in each. */
export const standingsOf = ({ points, people = {}, deductions = [], rule, unchecked = [] }: Tournament): Standings => {
  const lines = Object.entries(points)
  const rounds = Math.max(0, ...lines.map(([, line]) => line.length))
  return standings({
    people: lines.map(([id], index) => ({ id, startNumber: index + 1, ...people[id] })),
    rounds: Array.from({ length: rounds }, (_, index) => ({
      number: index + 1,
      checked: !unchecked.includes(index + 1),
      results: lines.flatMap(([personId, line]) => {
        const scored = line[index] ?? null
        return scored === null ? [] : [{ personId, points: scored, gamesPlayed: 24 }]
      }),
    })),
    deductions,
    rule: { tieRule: 'shared', dropResults: 0, ...rule },
  })
}
