import { anneal } from '@/lib/draw/anneal'
import { chooseFiveSeats } from '@/lib/draw/choose-five-seats'
import type { Cluster } from '@/lib/draw/clusters'
import type { Field } from '@/lib/draw/field'
import { fiveCounts } from '@/lib/draw/five-counts'
import { layoutOf } from '@/lib/draw/layout'
import { meet } from '@/lib/draw/meet'
import { createMeetings } from '@/lib/draw/meetings'
import type { PlanBounds } from '@/lib/draw/plan'
import type { Wishes } from '@/lib/draw/plan-input'
import type { Prices } from '@/lib/draw/prices'
import { pricesOf } from '@/lib/draw/prices'
import { randomStream } from '@/lib/draw/random'
import { repair } from '@/lib/draw/repair'
import { schedulePrice } from '@/lib/draw/schedule-price'
import { startRound } from '@/lib/draw/start-round'
import { tablesOf } from '@/lib/draw/tables-of'

interface Settings {
  readonly rounds: number
  readonly wishes: Wishes
  readonly seed: string
  readonly budget: number
  readonly bounds: PlanBounds
}

/**
 * Seats all rounds to come by lot, with as few repeats as the budget finds. Tables have no numbers yet. A soft wish for clubs
 * is first tried as a strict one: often it costs nothing, and then it is found sooner that way.
 */
export function searchRandom(field: Field, clusters: readonly Cluster[], settings: Settings): number[][][] {
  const { wishes, budget, bounds } = settings
  if (wishes.clubs !== 'soft') return attempt(field, clusters, settings)

  const half = { ...settings, budget: Math.floor(budget / 2) }
  const prices = pricesOf(wishes)
  const strict = attempt(field, clusters, { ...half, wishes: { ...wishes, clubs: 'strict' } })
  if (priceOf(field, strict, prices) <= enough(prices, bounds)) return strict
  const soft = attempt(field, clusters, half)
  return priceOf(field, strict, prices) <= priceOf(field, soft, prices) ? strict : soft
}

/** What nothing can cost less than. */
function enough(prices: Prices, bounds: PlanBounds): number {
  return prices.meeting * bounds.weightedRepeats + prices.club * bounds.clubPairs
}

function priceOf(field: Field, rounds: readonly (readonly (readonly number[])[])[], prices: Prices): number {
  const meetings = createMeetings(field, prices)
  for (const table of rounds.flat()) meet(meetings, table, 1)
  return schedulePrice(meetings)
}

function attempt(field: Field, clusters: readonly Cluster[], { rounds, wishes, seed, budget, bounds }: Settings): number[][][] {
  const prices = pricesOf(wishes)
  const meetings = createMeetings(field, prices)
  const counts = fiveCounts(field)
  const layout = layoutOf([...Array.from({ length: field.fives }, () => 5), ...Array.from({ length: field.fours }, () => 4)])
  const state = Array.from({ length: rounds }, (_, index) => {
    const random = randomStream(seed, field.history.length + index + 1, 'start')
    const atFives = chooseFiveSeats(field, clusters, counts, random)
    for (const person of atFives) counts[person] = (counts[person] ?? 0) + 1
    const round = startRound(layout, clusters, atFives, meetings, random)
    for (const table of tablesOf(round)) meet(meetings, table, 1)
    return round
  })

  repair(state, meetings)
  const rules = {
    fivePrice: wishes.fiveRule === 'strict' ? null : prices.five,
    fivesBefore: fiveCounts(field),
    moves: null,
    budget,
    meetingPrice: prices.meeting,
    enough: enough(prices, bounds),
  }
  anneal(state, meetings, schedulePrice(meetings), rules, randomStream(seed, field.history.length + 1, 'search'))
  return state.map(tablesOf)
}
