import { droppedRounds } from '@/lib/rules/standings/dropped-rounds'
import type { RoundResult } from '@/lib/rules/standings/standings-input'

/** What one person has reached, before anybody is compared. A figure is null when a list did not tell it. */
export interface PersonFigures {
  /** What counts: `listTotal` minus `deduction`. */
  readonly total: number
  /** Sum of the rounds that count, as on the lists. */
  readonly listTotal: number
  /** Sum of the tribunal's deductions, as a positive number; it stands even when its round is dropped. */
  readonly deduction: number
  /** Points of each round in order; null where the person has no result. */
  readonly perRound: readonly (number | null)[]
  /** Positions in `perRound` of the rounds left out. */
  readonly dropped: readonly number[]
  /** Points per round played, dropped rounds included; null when none was played. */
  readonly average: number | null
  /** Points per game played; null when none was played or a list did not tell. */
  readonly averagePerGame: number | null
  readonly roundsPlayed: number
  readonly gamesPlayed: number | null
  /** Games in which the person scored positive, which is not the same as won. */
  readonly gamesPositive: number | null
  readonly solosPlayed: number | null
  readonly solosPositive: number | null
}

type Figure = 'gamesPlayed' | 'gamesPositive' | 'solosPlayed' | 'solosPositive'

/** Plain loops here and below: a ranking of 1,000 people is made anew whenever a list changes. */
const known = (results: readonly RoundResult[], figure: Figure): number | null => {
  let sum = 0
  for (const result of results) {
    const value = result[figure]
    if (value === undefined) return null
    sum += value
  }
  return sum
}

const pointsOf = (results: readonly RoundResult[]) => results.reduce((sum, { points }) => sum + points, 0)

const countedTotal = (perRound: readonly (number | null)[], dropped: readonly number[]): number =>
  perRound.reduce<number>((sum, points, round) => (dropped.includes(round) ? sum : sum + (points ?? 0)), 0)

const quotient = (dividend: number, divisor: number | null): number | null => (divisor ? dividend / divisor : null)

/**
 * The figures of one person from their results, one list of results per round. Games and rounds a person did not play enter no
 * average, neither as zero nor as played: struck games are not in `gamesPlayed`, and a round in which no game was played is not in
 * `roundsPlayed`; penalty points from such a round count in the total alone (TSR 8.5.1, 9.7.2, 10.2.1).
 */
export const personFigures = (
  results: readonly (readonly RoundResult[])[],
  deduction: number,
  dropResults: number,
): PersonFigures => {
  const perRound = results.map((round) => (round.length === 0 ? null : pointsOf(round)))
  const dropped = droppedRounds(perRound, dropResults)
  const listTotal = countedTotal(perRound, dropped)
  const all: RoundResult[] = []
  let roundsPlayed = 0
  let playedPoints = 0
  for (const round of results) {
    all.push(...round)
    if (!round.some(({ gamesPlayed }) => gamesPlayed !== 0)) continue
    roundsPlayed += 1
    playedPoints += pointsOf(round)
  }
  const gamesPlayed = known(all, 'gamesPlayed')
  return {
    total: listTotal - deduction,
    listTotal,
    deduction,
    perRound,
    dropped,
    average: quotient(playedPoints, roundsPlayed),
    averagePerGame: quotient(playedPoints, gamesPlayed),
    roundsPlayed,
    gamesPlayed,
    gamesPositive: known(all, 'gamesPositive'),
    solosPlayed: known(all, 'solosPlayed'),
    solosPositive: known(all, 'solosPositive'),
  }
}
