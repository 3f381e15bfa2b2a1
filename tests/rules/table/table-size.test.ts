import { describe, expect, it } from 'vitest'
import { opposingParty } from '@/lib/rules/party'
import { positionsOf } from '@/lib/rules/table/table-size'

describe('TSR 3.3.1, 8.3.1, 8.4.1, 10.1.1 · a table', () => {
  it('has four positions, or five when the dealer sits out', () => {
    expect([positionsOf(4), positionsOf(5)]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ])
  })
})

describe('TSR 1.0, 2.4.2 · the opposing party', () => {
  it('of Re is Kontra and of Kontra is Re', () => {
    expect([opposingParty('re'), opposingParty('kontra')]).toEqual(['kontra', 're'])
  })
})
