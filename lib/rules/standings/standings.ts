import { allFigures } from '@/lib/rules/standings/all-figures'
import type { PersonWithFigures } from '@/lib/rules/standings/all-figures'
import type { Ranked } from '@/lib/rules/standings/rank'
import { rankPeople } from '@/lib/rules/standings/rank-people'
import type { StandingsInput } from '@/lib/rules/standings/standings-input'

/** One line of the ranking. */
export interface StandingsRow extends Ranked<PersonWithFigures> {
  /** Places won (above 0) or lost (below 0) against the standings after the previous round; null for who was not in them. */
  readonly rankChange: number | null
}

export interface Standings {
  /** The round numbers that the positions of `perRound` and `dropped` stand for. */
  readonly roundNumbers: readonly number[]
  /** By rank, then start number. */
  readonly rows: readonly StandingsRow[]
  /** Out of the ranking, with what they had scored, by start number. */
  readonly disqualified: readonly PersonWithFigures[]
  /** False while a list of a counted round is unchecked, and before the first round. */
  readonly official: boolean
}

const beforeLastRound = (input: StandingsInput): StandingsInput => {
  const last = Math.max(...input.rounds.map(({ number }) => number))
  return {
    ...input,
    rounds: input.rounds.filter(({ number }) => number < last),
    deductions: input.deductions.filter(({ round }) => round < last),
  }
}

/**
 * The ranking after the given rounds: totals of the lists minus the tribunal's deductions, both shown, with the disqualified
 * left out and the results of their playing partners untouched (TSR 9.7.2). The order of the input does not matter.
 */
export const standings = (input: StandingsInput): Standings => {
  const figures = allFigures(input)
  const previous = new Map(
    rankPeople(allFigures(beforeLastRound(input)), input.rule).map(({ personId, rank }) => [personId, rank]),
  )
  const rows = rankPeople(figures, input.rule).map((row) => {
    const before = previous.get(row.personId)
    return { ...row, rankChange: before === undefined ? null : before - row.rank }
  })
  return {
    roundNumbers: input.rounds.map(({ number }) => number).toSorted((a, b) => a - b),
    rows,
    disqualified: figures
      .filter(({ disqualified }) => disqualified)
      .toSorted((a, b) => a.startNumber - b.startNumber),
    official: input.rounds.length > 0 && input.rounds.every(({ checked }) => checked),
  }
}
