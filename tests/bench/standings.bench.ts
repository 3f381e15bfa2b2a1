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

/** The middle one of many runs, since the first ones compile and a busy machine delays some. */
function typicalMilliseconds(work: () => void): number {
  const times = Array.from({ length: 31 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return times.toSorted((a, b) => a - b)[15] ?? 0
}

for (const [people, rounds, goal] of [[300, 5, 10], [1_000, 8, 50]] as const) {
  for (const tieRule of ['shared', 'lot'] as const) {
    const input = tournament(people, rounds, tieRule)
    const milliseconds = typicalMilliseconds(() => void standings(input))
    process.stdout.write(`standings: ${people} people after ${rounds} rounds, ties ${tieRule}, in ${milliseconds.toFixed(1)} ms, goal under ${goal} ms\n`)
  }
}
