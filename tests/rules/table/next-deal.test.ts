import { describe, expect, it } from 'vitest'
import type { DealtGame } from '@/lib/rules/table/dealt-game'
import { nextDeal } from '@/lib/rules/table/next-deal'
import type { Position, TableSize } from '@/lib/rules/table/table-size'
import vectors from '@/tests/fixtures/vectors/rotation.json'

const game = (kind: DealtGame['kind'], soloist: Position | null = null): DealtGame => ({ kind, soloist })
const solo = (soloist: Position): DealtGame => game('compulsory-solo', soloist)
const normals = (count: number): DealtGame[] => Array.from({ length: count }, () => game('normal'))
const struck = (count: number): DealtGame[] => Array.from({ length: count }, () => game('struck'))

interface RotationCase {
  readonly name: string
  readonly tableSize: TableSize
  readonly games: readonly DealtGame[]
  readonly expect: { readonly steps: readonly unknown[] }
}
// The fixture is JSON, whose literal types widen to number and string.
const cases = vectors.cases as RotationCase[]

describe('whole rounds, deal by deal', () => {
  it.each(cases)('$name · table of $tableSize', ({ tableSize, games, expect: { steps } }) => {
    const situations = Array.from({ length: games.length + 1 }, (_, dealt) => nextDeal({ tableSize, games: games.slice(0, dealt) }))
    expect(situations).toEqual(steps)
  })
})

describe('TSR 3.3.1 · the deal goes round', () => {
  it.each<[string, DealtGame[], Position]>([
    ['position 1 deals first', [], 1],
    ['then position 2', normals(1), 2],
    ['after the last position the first again', normals(4), 1],
  ])('%s', (_, games, dealer) => {
    expect(nextDeal({ tableSize: 4, games }).dealer).toBe(dealer)
  })
})

describe('TSR 4.2.5 · the same dealer again after a compulsory solo, unless it was presented', () => {
  it.each<[string, DealtGame[], Position]>([
    ['after a compulsory solo the same dealer', [solo(3)], 1],
    ['after a voluntary solo the next (4.3.2)', [solo(3), game('voluntary-solo', 3)], 2],
    ['after a silent marriage the next (4.4.5)', [game('silent-marriage', 3)], 2],
    ['after a presented solo the next', [...normals(20), solo(1)], 2],
    ['after a game that was not played the same (9.4.3)', [game('not-played')], 1],
    ['after a struck game the same (8.5.1)', [...normals(2), ...struck(3)], 3],
  ])('%s', (_, games, dealer) => {
    expect(nextDeal({ tableSize: 4, games }).dealer).toBe(dealer)
  })
})

describe('TSR 4.2.3 · presentation', () => {
  it.each<[string, TableSize, DealtGame[], Position | null]>([
    ['nobody while games are left for all owed solos', 4, normals(19), null],
    ['the first one left of the coming dealer', 4, normals(20), 2],
    ['the next one left who still owes', 4, [solo(2), solo(3), ...normals(20)], 4],
    ['the dealer himself last', 4, [solo(2), solo(3), solo(4), ...normals(20)], 1],
    ['at once when time is over and the normal games are struck (8.6)', 4, [...normals(3), ...struck(17)], 1],
    ['again when the presented solo was not played', 4, [...normals(20), game('not-played', 2)], 2],
  ])('%s', (_, tableSize, games, presented) => {
    expect(nextDeal({ tableSize, games }).presented).toBe(presented)
  })

  it('uses the turn of the coming dealer, not of the one who dealt last, and makes the soloist lead (4.2.2)', () => {
    expect(nextDeal({ tableSize: 4, games: [...normals(20), solo(2)] })).toMatchObject({ dealer: 2, presented: 3, lead: 3 })
  })
})

describe('TSR 10.1.1 · at a five-player table the dealer sits out', () => {
  it('is told beside the dealer', () => {
    expect(nextDeal({ tableSize: 5, games: normals(2) })).toMatchObject({ dealer: 3, sitsOut: 3, lead: 4 })
  })

  it('hands the very last deal to the left neighbour when the dealer alone owes his solo', () => {
    const games = [solo(2), solo(3), solo(4), solo(5), ...normals(25)]
    expect(nextDeal({ tableSize: 5, games })).toMatchObject({ gameNo: 30, dealer: 2, sitsOut: 2, presented: 1, lead: 1 })
  })
})

describe('TSR 8.5.1, 10.1.5 · games of a round', () => {
  it.each<[TableSize, number]>([
    [4, 24],
    [5, 30],
  ])('a table of %i plays %i', (tableSize, total) => {
    expect(nextDeal({ tableSize, games: [] }).remaining).toBe(total)
  })
})

describe('TSR 10.2.1 · somebody leaves and the five-player table goes on as four', () => {
  const left = { position: 2, fromGame: 8 } as const

  it('changes nothing before', () => {
    expect(nextDeal({ tableSize: 5, games: normals(6), left })).toEqual(nextDeal({ tableSize: 5, games: normals(6) }))
  })

  it('nobody sits out, his solo is struck, his seat is skipped', () => {
    expect(nextDeal({ tableSize: 5, games: normals(7), left })).toEqual({
      gameNo: 8,
      remaining: 4 * 5 - 5 + 4,
      dealer: 3,
      lead: 4,
      sitsOut: null,
      presented: null,
      owed: [1, 3, 4, 5],
    })
    expect(nextDeal({ tableSize: 5, games: normals(11), left }).dealer).toBe(3)
    expect(nextDeal({ tableSize: 5, games: normals(10), left })).toMatchObject({ dealer: 1, lead: 3 })
  })

  it('passes the deal on when the leaver would have dealt next', () => {
    expect(nextDeal({ tableSize: 5, games: normals(6), left: { position: 2, fromGame: 7 } }).dealer).toBe(3)
  })

  it('presents the dealer himself, who now plays', () => {
    const games = [...normals(7), solo(1), solo(3), solo(4), ...normals(15)]
    expect(nextDeal({ tableSize: 5, games, left: { position: 2, fromGame: 8 } })).toMatchObject({ remaining: 1, presented: 5, sitsOut: null })
  })

  it('brings no struck game back', () => {
    const games = [...normals(7), ...struck(18)]
    expect(nextDeal({ tableSize: 5, games, left: { position: 2, fromGame: 26 } })).toMatchObject({ remaining: 4, presented: 4, owed: [1, 3, 4, 5] })
  })

  it('lets each stayer deal five games of the normal rubric in all', () => {
    for (let fromGame = 1; fromGame <= 25; fromGame++) {
      for (const position of [1, 2, 3, 4, 5] as const) {
        const dealt = new Map<Position, number>()
        const games: DealtGame[] = []
        for (;;) {
          const { dealer, presented, remaining } = nextDeal({ tableSize: 5, games, left: { position, fromGame } })
          if (dealer === null || remaining === 0) break
          if (presented === null) dealt.set(dealer, (dealt.get(dealer) ?? 0) + 1)
          games.push(presented === null ? game('normal') : solo(presented))
        }
        const stayers = ([1, 2, 3, 4, 5] as const).filter((stayer) => stayer !== position)
        expect(stayers.map((stayer) => dealt.get(stayer))).toEqual([5, 5, 5, 5])
      }
    }
  })
})
