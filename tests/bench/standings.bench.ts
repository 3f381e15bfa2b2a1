import { bench, describe } from 'vitest'
import { standings } from '@/lib/rules/standings/standings'
import type { StandingsInput } from '@/lib/rules/standings/standings-input'
import type { TieRule } from '@/lib/rules/standings/tie-break'

/** A spread of points with many ties, the same on every run. */
const points = (person: number, round: number) => ((person * 37 + round * 101) % 121) - 60

const tournament = (people: number, rounds: number, tieRule: TieRule): StandingsInput => ({
  people: Array.from({ length: people }, (_, index) => ({ id: `person-${String(index)}`, startNumber: index + 1 })),
  rounds: Array.from({ length: rounds }, (_, round) => ({
    number: round + 1,
    checked: true,
    results: Array.from({ length: people }, (_, person) => ({
      personId: `person-${String(person)}`,
      points: points(person, round),
      gamesPlayed: 24,
    })),
  })),
  deductions: [],
  rule: { tieRule, dropResults: 1, seed: 'bench' },
})

describe('standings', () => {
  for (const tieRule of ['shared', 'lot'] as const) {
    const [usual, large] = [tournament(300, 5, tieRule), tournament(1_000, 8, tieRule)]
    bench(`300 people, 5 rounds, ${tieRule} (10 ms)`, () => void standings(usual))
    bench(`1,000 people, 8 rounds, ${tieRule} (50 ms)`, () => void standings(large))
  }
})
