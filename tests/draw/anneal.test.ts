import { describe, expect, it } from 'vitest'
import { anneal } from '@/lib/draw/anneal'
import { readField } from '@/lib/draw/field'
import { layoutOf } from '@/lib/draw/layout'
import { meet } from '@/lib/draw/meet'
import { createMeetings } from '@/lib/draw/meetings'
import { randomStream } from '@/lib/draw/random'
import { schedulePrice } from '@/lib/draw/schedule-price'
import { startRound } from '@/lib/draw/start-round'
import { tablesOf } from '@/lib/draw/tables-of'
import { drawOf } from './field-of'

const prices = { meeting: 8, five: 0, club: 0, apart: 0 }
const field = readField(drawOf(24, 8))

/** Eight rounds of 24 people, seated greedily, and their meetings. */
function start(seed: string) {
  const meetings = createMeetings(field, prices)
  const rounds = Array.from({ length: 8 }, (_, index) => {
    const round = startRound(layoutOf([4, 4, 4, 4, 4, 4]), [], new Set(), meetings, randomStream(seed, index, 'start'))
    for (const table of tablesOf(round)) meet(meetings, table, 1)
    return round
  })
  return { meetings, rounds }
}

describe('The search', () => {
  it.each([100, 500, 2_000, 20_000])('leaves the cheapest state it has seen, after %i proposals', (budget) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { meetings, rounds } = start(seed)
      let price = schedulePrice(meetings)
      for (let time = 0; time < 5; time++) {
        const rules = { fivePrice: null, fivesBefore: [], moves: null, budget, meetingPrice: 8, enough: 0 }
        anneal(rounds, meetings, price, rules, randomStream(seed, time, 'search'))
        const after = schedulePrice(meetings)
        expect(after).toBeLessThanOrEqual(price)
        price = after
      }
      const recounted = createMeetings(field, prices)
      for (const table of rounds.flatMap(tablesOf)) meet(recounted, table, 1)
      expect(schedulePrice(recounted)).toBe(price)
    }
  })
})
