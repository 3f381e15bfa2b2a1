import { describe, expect, it } from 'vitest'
import { tableSizes } from '@/lib/rules/table/table-sizes'
import vectors from '@/tests/fixtures/vectors/tables.json'

describe('TSR 8.3.1 · as many four-player tables as possible', () => {
  it.each(vectors.cases)('$people people', ({ people, expect: expected }) => {
    expect(tableSizes(people)).toEqual(expected)
  })

  it('seats every number of people from 12 on, and nobody twice', () => {
    for (let people = 12; people <= 1000; people++) {
      const sizes = tableSizes(people)
      expect(4 * (sizes?.fours ?? 0) + 5 * (sizes?.fives ?? 0)).toBe(people)
      expect(sizes?.fives).toBeLessThan(4)
    }
  })

  it.each([0, -4, 4.5, Number.NaN])('knows no tables for %s people', (people) => {
    expect(tableSizes(people)).toBeNull()
  })
})
