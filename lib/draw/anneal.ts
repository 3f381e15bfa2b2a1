import { at } from '@/lib/draw/at'
import { createFiveTurns } from '@/lib/draw/five-turns'
import { meet } from '@/lib/draw/meet'
import type { Meetings } from '@/lib/draw/meetings'
import { patience } from '@/lib/draw/patience'
import type { RandomStream } from '@/lib/draw/random'
import { sizeAt } from '@/lib/draw/size-at'
import type { RoundSeats } from '@/lib/draw/start-round'
import { swapPrice } from '@/lib/draw/swap-price'
import { swapSeats } from '@/lib/draw/swap-seats'
import { tablesOf } from '@/lib/draw/tables-of'

/** What the search may do, and what it pays. */
export interface SearchRules {
  /** The price of a seat at a five-player table per earlier turn there; null where turns are strict and never for sale. */
  readonly fivePrice: number | null
  /** Turns at five-player tables in the rounds that stand. */
  readonly fivesBefore: readonly number[]
  /** Where ranks decide: how many tables away from the first seating somebody may end up, and what each of them costs. */
  readonly moves: { readonly most: number; readonly price: number } | null
  /** Proposals. */
  readonly budget: number
  /** What a second meeting costs: the scale of the threshold. */
  readonly meetingPrice: number
  /** What nothing can go below: reached, the search stops. */
  readonly enough: number
}

/** The threshold falls from this share of a second meeting to the other, and the last part of a descent takes no loss at all. */
const hottest = 0.25
const coldest = 0.1
const cooling = 63 / 64
const frozenSteps = 8
/** One long descent is worth more than many short ones, but a second one gets out of a dead end. */
const descents = 2

/**
 * Swaps seats while that pays, and less and less often when it does not. `rounds` and `meetings` are the search's own and
 * are changed in place; what is left in them at the end is the cheapest state that was seen.
 */
export function anneal(rounds: readonly RoundSeats[], meetings: Meetings, start: number, rules: SearchRules, random: RandomStream): void {
  const people = rounds[0]?.seats.length ?? 0
  const home = rounds.map((round) => tableByPerson(round, people))
  const turns = createFiveTurns(rounds, rules.fivesBefore)

  let price = start
  let best = start
  let kept: number[][] = []
  let isKept = false
  const keep = (): void => {
    if (!isKept) kept = rounds.map(({ seats }) => [...seats])
    isKept = true
  }
  const steps = stepsPerDescent()
  const perStep = Math.max(1, Math.floor(rules.budget / (descents * steps)))

  const propose = (threshold: number): void => {
    const index = random.below(rounds.length)
    const round = at(rounds, index)
    const a = random.below(people)
    const b = random.below(people)
    const tableA = at(round.layout.tableOf, a)
    const tableB = at(round.layout.tableOf, b)
    if (tableA === tableB || at(round.locked, a) || at(round.locked, b)) return
    const personA = at(round.seats, a)
    const personB = at(round.seats, b)
    let change = swapPrice(round, a, b, meetings)
    if (rules.moves) {
      const homes = at(home, index)
      const moved = [Math.abs(at(homes, personA) - tableB), Math.abs(at(homes, personB) - tableA)] as const
      if (moved[0] > rules.moves.most || moved[1] > rules.moves.most) return
      const before = Math.abs(at(homes, personA) - tableA) + Math.abs(at(homes, personB) - tableB)
      change += rules.moves.price * (moved[0] + moved[1] - before)
    }
    const sizeA = sizeAt(round.layout, a)
    const tradesFive = sizeA !== sizeAt(round.layout, b)
    const leaver = sizeA === 5 ? personA : personB
    const comer = sizeA === 5 ? personB : personA
    if (tradesFive && rules.fivePrice !== null) change += rules.fivePrice * (turns.count(comer) - turns.count(leaver) + 1)
    if (change > 0 && change > threshold * patience(random.next())) return
    if (tradesFive && rules.fivePrice === null && !turns.mayTrade(index, leaver, comer)) return

    if (change > 0 && price === best) keep()
    swapSeats(round, a, b, meetings)
    if (tradesFive) turns.trade(index, leaver, comer)
    price += change
    if (price < best) {
      best = price
      isKept = false
    }
  }

  for (let descent = 0; descent < descents && best > rules.enough; descent++) {
    let threshold = rules.meetingPrice * hottest
    for (let step = 0; step < steps && best > rules.enough; step++) {
      for (let proposal = 0; proposal < perStep && best > rules.enough; proposal++) propose(threshold)
      threshold = step < steps - frozenSteps ? threshold * cooling : 0
    }
  }
  if (price === best) return
  for (const [index, round] of rounds.entries()) {
    for (const table of tablesOf(round)) meet(meetings, table, -1)
    for (const [seat, person] of at(kept, index).entries()) round.seats[seat] = person
    for (const table of tablesOf(round)) meet(meetings, table, 1)
  }
}

function stepsPerDescent(): number {
  let steps = frozenSteps
  for (let threshold = hottest; threshold > coldest; threshold *= cooling) steps += 1
  return steps
}

function tableByPerson({ layout, seats }: RoundSeats, people: number): number[] {
  const tables = Array.from({ length: people }, () => 0)
  for (const [seat, person] of seats.entries()) tables[person] = at(layout.tableOf, seat)
  return tables
}
