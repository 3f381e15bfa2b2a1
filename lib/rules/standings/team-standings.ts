import { rank } from '@/lib/rules/standings/rank'
import type { Ranked } from '@/lib/rules/standings/rank'
import type { StandingsRow } from '@/lib/rules/standings/standings'

/** How many people score for a team. */
export const teamSize = 4

/** A named team or a club, with the people who score for it, best first. */
export interface Team {
  readonly name: string
  readonly total: number
  readonly members: readonly StandingsRow[]
}

export interface TeamStandings {
  readonly rows: readonly Ranked<Team>[]
  /** Teams with fewer than four people in the ranking: not ranked, since points can be negative and fewer could be better. */
  readonly incomplete: readonly Team[]
}

const firstNumber = ({ members }: Team) => Math.min(...members.map(({ startNumber }) => startNumber))

const byFirstNumber = (a: Team, b: Team) => firstNumber(a) - firstNumber(b)

/**
 * The ranking of named teams (`team`) or of clubs (`club`): the totals of the best four of each, deductions included. Rows come in
 * ranking order; who is disqualified is not among them and scores for nobody (TSR 9.7.2). Teams of equal total share the rank.
 */
export const teamStandings = (rows: readonly StandingsRow[], by: 'team' | 'club'): TeamStandings => {
  const named = rows.flatMap((row) => {
    const name = row[by]
    return name === null ? [] : [{ name, row }]
  })
  const teams = [...new Set(named.map(({ name }) => name))].map((name): Team => {
    const members = named.flatMap((entry) => (entry.name === name ? [entry.row] : [])).slice(0, teamSize)
    return { name, members, total: members.reduce((sum, { total }) => sum + total, 0) }
  })
  const isComplete = ({ members }: Team) => members.length === teamSize
  return {
    rows: rank(teams.filter(isComplete), (a, b) => b.total - a.total, byFirstNumber),
    incomplete: teams.filter((team) => !isComplete(team)).toSorted(byFirstNumber),
  }
}
