import type { DrawRefusalCode } from '@/lib/draw/impossible-draw'
import type { PlanInput } from '@/lib/draw/plan-input'
import { usableTables } from '@/lib/draw/usable-tables'
import { tableSizes } from '@/lib/rules/table/table-sizes'
import type { Violation } from '@/lib/rules/violation'

/** More meetings of one pair than this would not fit into a cell of the meeting matrix. */
const mostRounds = 60

/** Values that occur more than once, each named once. */
function repeated<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<Value>()
  const twice = new Set<Value>()
  for (const value of values) {
    if (seen.has(value)) twice.add(value)
    seen.add(value)
  }
  return [...twice]
}

/** Everything because of which no plan can exist for this input; empty when the draw can go ahead. */
export function checkInput(input: PlanInput): Violation<DrawRefusalCode>[] {
  const violations: Violation<DrawRefusalCode>[] = []
  const refuse = (code: DrawRefusalCode, params: Violation['params']) => violations.push({ code, tsr: '8.3.1', params })

  const people = input.participants.length
  const sizes = tableSizes(people)
  if (!sizes) refuse('people-cannot-be-seated', { people })
  for (const person of repeated(input.participants.map(({ id }) => id))) refuse('participant-twice', { person })

  const all = input.rounds + (input.history?.length ?? 0)
  if (!Number.isInteger(input.rounds) || input.rounds < 1 || all > mostRounds) refuse('rounds-out-of-range', { rounds: input.rounds, most: mostRounds })

  if (sizes) {
    const usable = usableTables(sizes.fours + sizes.fives, input.blockedTables ?? [])
    const last = usable.at(-1) ?? 0
    const most = sizes.fives === 0 ? 4 : 5
    const fixed = input.participants.flatMap(({ fixedTable }) => fixedTable ?? [])
    for (const table of new Set(fixed)) {
      const asked = fixed.filter((other) => other === table).length
      if (input.blockedTables?.includes(table)) refuse('fixed-table-blocked', { table })
      else if (!usable.includes(table)) refuse('fixed-table-beyond-the-last', { table, last })
      else if (asked > most) refuse('fixed-table-too-full', { table, people: asked, most })
    }
    const fullFives = new Set(fixed.filter((table) => fixed.filter((other) => other === table).length === 5))
    if (most === 5 && fullFives.size > sizes.fives) refuse('fixed-table-too-full', { table: Math.max(...fullFives), people: 5, most: 4 })
  }

  if (input.mode && input.mode !== 'random' && !input.ranks?.length) refuse('ranks-missing', { mode: input.mode })
  for (const person of repeated(input.ranks ?? [])) refuse('rank-twice', { person })
  return violations
}
