import { at } from '@/lib/draw/at'
import type { RoundSeats } from '@/lib/draw/start-round'
import { sizeAt } from '@/lib/draw/size-at'

/** Who sits at a five-player table in which round, kept in step with the search. */
export interface FiveTurns {
  /** Turns of a person over all rounds, those that stand included. */
  readonly count: (person: number) => number
  /** Whether turns stay in order when `comer` takes the five-player seat of `leaver` in a round. */
  readonly mayTrade: (round: number, leaver: number, comer: number) => boolean
  readonly trade: (round: number, leaver: number, comer: number) => void
}

/** The turns of a schedule under construction; `before` = turns in the rounds that stand. */
export function createFiveTurns(rounds: readonly RoundSeats[], before: readonly number[]): FiveTurns {
  const people = rounds[0]?.seats.length ?? 0
  const sits = new Uint8Array(rounds.length * people)
  const counts = Int32Array.from(before.slice(0, people))
  for (const [index, { layout, seats }] of rounds.entries()) {
    for (const [seat, person] of seats.entries()) {
      if (sizeAt(layout, seat) !== 5) continue
      sits[index * people + person] = 1
      counts[person] = at(counts, person) + 1
    }
  }

  const countBefore = (round: number, person: number): number => {
    let turns = before[person] ?? 0
    for (let index = 0; index < round; index++) turns += sits[index * people + person] ?? 0
    return turns
  }

  const set = (round: number, leaver: number, comer: number): void => {
    sits[round * people + leaver] = 0
    sits[round * people + comer] = 1
  }

  /** In each round from the given one on, nobody who sits at five has had more turns than anybody who sits at four. */
  const inOrderFrom = (first: number): boolean => {
    const turns = new Int32Array(people)
    for (let person = 0; person < people; person++) turns[person] = countBefore(first, person)
    for (let round = first; round < rounds.length; round++) {
      let mostSitting = 0
      let leastElsewhere = 1000
      for (let person = 0; person < people; person++) {
        const had = turns[person] ?? 0
        if (sits[round * people + person] === 1) {
          if (had > mostSitting) mostSitting = had
          turns[person] = had + 1
        } else if (had < leastElsewhere) leastElsewhere = had
      }
      if (mostSitting > leastElsewhere) return false
    }
    return true
  }

  return {
    count: (person) => at(counts, person),
    mayTrade: (round, leaver, comer) => {
      if (countBefore(round, leaver) !== countBefore(round, comer)) return false
      set(round, leaver, comer)
      const inOrder = inOrderFrom(round)
      set(round, comer, leaver)
      return inOrder
    },
    trade: (round, leaver, comer) => {
      set(round, leaver, comer)
      counts[leaver] = at(counts, leaver) - 1
      counts[comer] = at(counts, comer) + 1
    },
  }
}
