import { describe, expect, it } from 'vitest'
import { tribunalMinutes } from '@/lib/rules/table/tribunal-minutes'

const seconds = 1_000

describe('TSR 8.5.1 · the playing time lost to a decision of the tribunal', () => {
  it.each([
    ['counts from the decision of the referee', 9 * 60 * seconds, 9],
    ['counts a begun minute', 9 * 60 * seconds + 1, 10],
    ['is a minute at least', 0, 1],
    ['is never less, whatever the clocks say', -90 * seconds, 1],
    ['is three hours at most', 24 * 60 * 60 * seconds, 180],
  ])('%s', (_, lost, minutes) => {
    expect(tribunalMinutes(1_000_000, 1_000_000 + lost)).toBe(minutes)
  })
})
