import { drawnLot } from '@/lib/rules/standings/drawn-lot'

/** How people of equal total are told apart; chosen before round 1. */
export type TieRule = 'shared' | 'best-round' | 'last-round' | 'positive-rounds' | 'lot'

/** What a tie is broken by: the points of each round, null where the person did not play. */
export interface TieCandidate {
  /** The lot is drawn by it: it stands on paper, so that anybody can draw again. */
  readonly startNumber: number
  readonly perRound: readonly (number | null)[]
}

/** A draw by lot without a stored seed could not be repeated, so it is never made. */
export class MissingSeed extends Error {
  override readonly name = 'MissingSeed'
}

type Compare = (a: TieCandidate, b: TieCandidate) => number

/** The higher number is the better one; subtraction would make NaN of two absent rounds. */
const higher = (figure: (candidate: TieCandidate) => number): Compare => (a, b) => {
  const [first, second] = [figure(a), figure(b)]
  return first === second ? 0 : first > second ? -1 : 1
}

const lower = (lot: (candidate: TieCandidate) => string): Compare => (a, b) => {
  const [first, second] = [lot(a), lot(b)]
  return first === second ? 0 : first < second ? -1 : 1
}

const lots = (seed: string | undefined): Compare => {
  if (!seed) throw new MissingSeed('A tie can only be drawn by lot with the seed stored before round 1.')
  const drawn = new Map<number, string>()
  return lower(({ startNumber }) => {
    const lot = drawn.get(startNumber) ?? drawnLot(seed, startNumber)
    drawn.set(startNumber, lot)
    return lot
  })
}

const rules: Readonly<Record<TieRule, (seed: string | undefined) => Compare>> = {
  shared: () => () => 0,
  'best-round': () => higher(({ perRound }) => Math.max(...perRound.map((points) => points ?? -Infinity))),
  'last-round': () => higher(({ perRound }) => perRound.at(-1) ?? -Infinity),
  'positive-rounds': () => higher(({ perRound }) => perRound.filter((points) => points !== null && points > 0).length),
  lot: lots,
}

/**
 * Who is the better of two people with the same total: below 0 the first, above 0 the second, 0 both share the rank.
 * Looks at every round, dropped ones included; a round not played loses to any round played; what the rule leaves equal stays shared.
 * Throws MissingSeed for a lot without a seed. The rulebook breaks no ties; the rules are decided.
 */
export const tieBreak = (rule: TieRule, seed?: string): Compare => rules[rule](seed)
