import { describe, expect, it } from 'vitest'
import { clockwiseFrom } from '@/lib/rules/table/clockwise-from'
import { leftNeighbour } from '@/lib/rules/table/left-neighbour'
import { listKeeper } from '@/lib/rules/table/list-keeper'
import { rightNeighbour } from '@/lib/rules/table/right-neighbour'

describe('TSR 3.2.1 · the seats go round clockwise', () => {
  it('ends at the seat it starts from', () => {
    expect(clockwiseFrom(4, 3)).toEqual([4, 1, 2, 3])
    expect(clockwiseFrom(5, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('leaves an empty seat out', () => {
    expect(clockwiseFrom(5, 4, 1)).toEqual([5, 2, 3, 4])
  })
})

describe('TSR 5.1.1 · the left neighbour of the dealer leads', () => {
  it('is the next seat, from the last round to the first', () => {
    expect([leftNeighbour(4, 2), leftNeighbour(4, 4), leftNeighbour(5, 4), leftNeighbour(5, 4, 5)]).toEqual([3, 1, 5, 1])
  })
})

describe('TSR 3.3.3 · the right neighbour of the dealer cuts', () => {
  it('is the seat before, from the first round to the last', () => {
    expect([rightNeighbour(4, 2), rightNeighbour(4, 1), rightNeighbour(5, 1), rightNeighbour(5, 1, 5)]).toEqual([1, 4, 5, 4])
  })
})

describe('TSR 3.3.6 · the right neighbour of an absent cutter cuts', () => {
  it('is two seats before the dealer', () => {
    expect(rightNeighbour(4, rightNeighbour(4, 1))).toBe(3)
  })
})

describe('TSR 3.1.1 · the last position keeps the list', () => {
  it('is position 4, and position 5 at a five-player table (10.1.4)', () => {
    expect([listKeeper(4), listKeeper(5)]).toEqual([4, 5])
  })
})
