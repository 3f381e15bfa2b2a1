import { at } from '@/lib/draw/at'
import { planBounds } from '@/lib/draw/bounds'
import { clustersOf } from '@/lib/draw/clusters'
import type { Field } from '@/lib/draw/field'
import { readField } from '@/lib/draw/field'
import { planFigures } from '@/lib/draw/figures'
import { inputHash } from '@/lib/draw/input-hash'
import { placeTables } from '@/lib/draw/place-tables'
import type { Plan } from '@/lib/draw/plan'
import type { PlanInput } from '@/lib/draw/plan-input'
import { randomStream } from '@/lib/draw/random'
import { resultHash } from '@/lib/draw/result-hash'
import { searchRandom } from '@/lib/draw/search-random'
import { searchStandings } from '@/lib/draw/search-standings'
import { seatPositions } from '@/lib/draw/seat-positions'
import { turnsAreStrict } from '@/lib/draw/turns-are-strict'

/** Changes whenever the same input and seed would give another plan. */
const version = 'swap-1'

/** Proposals where the input names no budget: about a second. */
const defaultBudget = 2_000_000

/**
 * Seats everybody in every round to come. The same input and seed give the same plan on every machine. Throws
 * ImpossibleDraw, with all that is wrong, when the input leaves no plan at all.
 */
export function planRounds(input: PlanInput): Plan {
  const field = readField(input)
  const { rounds, seed, wishes } = input
  const budget = input.budget ?? defaultBudget
  const bounds = planBounds(field, rounds, turnsAreStrict(input))
  const firstRound = field.history.length + 1

  const numbered = drawTables(field, input, { rounds, wishes, seed, budget, bounds }, firstRound)
  const seated = seatPositions(field, numbered, randomStream(seed, firstRound, 'positions'))
  const named = seated.map((round) => round.map((table) => table.map((person) => at(field.ids, person))))
  return {
    rounds: named,
    figures: planFigures(field, seated),
    bounds,
    version,
    inputHash: inputHash(input, version, budget),
    resultHash: resultHash(named),
  }
}

/** The people of each table by number, in no order of position yet. */
function drawTables(field: Field, input: PlanInput, settings: Parameters<typeof searchRandom>[2], firstRound: number): number[][][] {
  const mode = input.mode ?? 'random'
  if (mode === 'random') {
    const clusters = clustersOf(field)
    return placeTables(field, clusters, searchRandom(field, clusters, settings), randomStream(settings.seed, firstRound, 'tables'))
  }
  const last = at(field.tableNumbers, field.tableNumbers.length - 1)
  return searchStandings(field, mode, settings).map((tables) => {
    const byNumber = Array.from({ length: last }, (): number[] => [])
    for (const [index, number] of field.tableNumbers.entries()) byNumber[number - 1] = at(tables, index)
    return byNumber
  })
}
