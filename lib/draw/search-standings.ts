import { anneal } from '@/lib/draw/anneal'
import { byStandings } from '@/lib/draw/by-standings'
import type { Field } from '@/lib/draw/field'
import { fiveCounts } from '@/lib/draw/five-counts'
import { meet } from '@/lib/draw/meet'
import { createMeetings } from '@/lib/draw/meetings'
import type { DrawMode, Wishes } from '@/lib/draw/plan-input'
import { pricesOf } from '@/lib/draw/prices'
import { randomStream } from '@/lib/draw/random'
import { schedulePrice } from '@/lib/draw/schedule-price'
import { standingsSizes } from '@/lib/draw/standings-sizes'
import { tablesOf } from '@/lib/draw/tables-of'

/** How many tables somebody may be moved to avoid a repeat; small fields leave less choice. */
const mostTablesMoved = (people: number): number => (people < 48 ? 4 : 3)

/** For each table that somebody is moved; an eighth of a second meeting. */
const movePrice = 1

/** One round is settled much sooner than a schedule. */
const shareOfBudget = 8

/** Seats all rounds to come by rank, in the order of table numbers; repeats are avoided by small moves where the mode asks for it. */
export function searchStandings(
  field: Field,
  mode: Exclude<DrawMode, 'random'>,
  { rounds, wishes, seed, budget }: { rounds: number; wishes: Wishes; seed: string; budget: number },
): number[][][] {
  const prices = pricesOf(wishes)
  const meetings = createMeetings(field, prices)
  const counts = fiveCounts(field)
  return Array.from({ length: rounds }, (_, index) => {
    const round = byStandings(field, standingsSizes(field, counts, mode === 'final'))
    const enough = schedulePrice(meetings)
    for (const table of tablesOf(round)) meet(meetings, table, 1)
    if (mode === 'standings-avoid') {
      const rules = {
        fivePrice: wishes.fiveRule === 'strict' ? prices.apart : prices.five,
        fivesBefore: counts,
        moves: { most: mostTablesMoved(field.people), price: movePrice },
        budget: Math.floor(budget / (shareOfBudget * rounds)),
        meetingPrice: prices.meeting,
        enough,
      }
      anneal([round], meetings, schedulePrice(meetings), rules, randomStream(seed, field.history.length + index + 1, 'search'))
    }
    const tables = tablesOf(round)
    for (const table of tables) if (table.length === 5) for (const person of table) counts[person] = (counts[person] ?? 0) + 1
    return tables
  })
}
