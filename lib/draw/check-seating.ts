import type { PlanInput, SeatedRound } from '@/lib/draw/plan-input'
import type { PlanViolation } from '@/lib/draw/plan-violation'
import { planViolation } from '@/lib/draw/plan-violation'
import { tableSizes } from '@/lib/rules/table/table-sizes'

/** What is wrong with one round by itself: who sits where, how often, and at tables of which size. */
export function checkSeating({ participants, blockedTables }: PlanInput, tables: SeatedRound, round: number): PlanViolation[] {
  const violations: PlanViolation[] = []
  const tablesByPerson = new Map<string, number[]>(participants.map(({ id }) => [id, []]))
  let fours = 0
  let fives = 0

  for (const [index, people] of tables.entries()) {
    const table = index + 1
    for (const person of people) {
      const seats = tablesByPerson.get(person)
      if (seats) seats.push(table)
      else violations.push(planViolation('person-unknown', { round, table, person }))
    }
    if (people.length === 0) continue
    if (people.length === 4) fours += 1
    else if (people.length === 5) fives += 1
    else violations.push(planViolation('table-size', { round, table, people: people.length }))
    if (blockedTables?.includes(table)) violations.push(planViolation('blocked-table-used', { round, table }))
  }

  for (const { id: person, fixedTable } of participants) {
    const seats = tablesByPerson.get(person) ?? []
    const [table] = seats
    if (table === undefined) violations.push(planViolation('person-missing', { round, person }))
    if (seats.length > 1) violations.push(planViolation('person-twice', { round, person, tables: seats.join(', ') }))
    if (fixedTable !== undefined && table !== undefined && table !== fixedTable) {
      violations.push(planViolation('fixed-table-missed', { round, person, table, fixedTable }))
    }
  }

  const wanted = tableSizes(participants.length)
  if (wanted && (fours !== wanted.fours || fives !== wanted.fives)) {
    violations.push(planViolation('table-sizes', { round, fours, fives, wantedFours: wanted.fours, wantedFives: wanted.fives }))
  }
  return violations
}
