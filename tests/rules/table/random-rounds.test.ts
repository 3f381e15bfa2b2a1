import { describe, expect, it } from 'vitest'
import { soloKind } from '@/lib/rules/solo/solo-kind'
import type { ComingDeal } from '@/lib/rules/table/coming-deal'
import type { DealtGame } from '@/lib/rules/table/dealt-game'
import { nextDeal } from '@/lib/rules/table/next-deal'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { Position, TableSize } from '@/lib/rules/table/table-size'
import { randomNumbers } from '@/tests/support/random-numbers'

const rounds = 1000

interface Dealt {
  readonly situation: ComingDeal
  readonly game: DealtGame
}

/** A whole round in which anything allowed may happen at each deal. */
function randomRound(tableSize: TableSize, seed: number): Dealt[] {
  const random = randomNumbers(seed)
  const soloRate = random() * 0.6
  const round: Dealt[] = []
  for (;;) {
    const situation = nextDeal({ tableSize, games: round.map(({ game }) => game) })
    if (situation.dealer === null) return round
    round.push({ situation, game: randomGame(tableSize, situation, random, soloRate) })
  }
}

function randomGame(tableSize: TableSize, { presented, owed, sitsOut }: ComingDeal, random: () => number, soloRate: number): DealtGame {
  if (random() < 0.05) return { kind: 'not-played', soloist: null }
  if (presented !== null) return { kind: 'compulsory-solo', soloist: presented }
  if (random() >= soloRate) return { kind: 'normal', soloist: null }
  const players = positionsOf(tableSize).filter((position) => position !== sitsOut)
  const soloist = players[Math.floor(random() * players.length)] ?? 1
  return { kind: random() < 0.2 ? 'silent-marriage' : soloKind(owed, soloist), soloist }
}

const counted = (round: readonly Dealt[]): Dealt[] => round.filter(({ game }) => game.kind !== 'not-played')
const countsOf = (tableSize: TableSize, positions: readonly (Position | null)[]): number[] =>
  positionsOf(tableSize).map((position) => positions.filter((one) => one === position).length)

describe.each<[TableSize, number]>([
  [4, 24],
  [5, 30],
])('TSR 4.2.3 · over 1,000 random rounds a table of %i', (tableSize, total) => {
  const all = Array.from({ length: rounds }, (_, seed) => randomRound(tableSize, seed + 1))

  it(`plays ${total} games, everybody exactly one compulsory solo`, () => {
    for (const round of all) {
      const solos = counted(round).filter(({ game }) => game.kind === 'compulsory-solo')
      expect(counted(round)).toHaveLength(total)
      expect(countsOf(tableSize, solos.map(({ game }) => game.soloist))).toEqual(positionsOf(tableSize).map(() => 1))
    }
  })

  it('lets everybody lead exactly five games of the normal rubric (10.2.1)', () => {
    for (const round of all) {
      const normal = counted(round).filter(({ game }) => game.kind !== 'compulsory-solo')
      expect(countsOf(tableSize, normal.map(({ situation }) => situation.lead))).toEqual(positionsOf(tableSize).map(() => 5))
    }
  })
})

describe('TSR 10.2.1 · at a five-player table', () => {
  it('nobody plays more than 25 games or fewer than 21, and never somebody who sits out is presented', () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const round = counted(randomRound(5, seed))
      const played = countsOf(5, round.map(({ situation }) => situation.sitsOut)).map((satOut) => round.length - satOut)
      expect(Math.max(...played)).toBeLessThanOrEqual(25)
      expect(Math.min(...played)).toBeGreaterThanOrEqual(21)
      expect(round.some(({ situation }) => situation.presented !== null && situation.presented === situation.sitsOut)).toBe(false)
    }
  })
})
