import { personFigures } from '@/lib/rules/standings/person-figures'
import type { PersonFigures } from '@/lib/rules/standings/person-figures'
import type { RoundResult, StandingsInput, StandingsPerson } from '@/lib/rules/standings/standings-input'

/** One person of the tournament with what they have reached. */
export interface PersonWithFigures extends PersonFigures {
  readonly personId: string
  readonly startNumber: number
  readonly club: string | null
  readonly team: string | null
  readonly categories: readonly string[]
  readonly disqualified: boolean
}

/** One spread first and plain fields after it: a second spread would cost more than all the sums. */
const withIdentity = (figures: PersonFigures, person: StandingsPerson): PersonWithFigures => ({
  ...figures,
  personId: person.id,
  startNumber: person.startNumber,
  club: person.club ?? null,
  team: person.team ?? null,
  categories: person.categories ?? [],
  disqualified: person.disqualified ?? false,
})

/**
 * Everybody who has a result, with their figures; whoever never played has no row, since a zero would rank them above those
 * who lost. Whoever withdrew keeps what they have. The tribunal's deductions are subtracted here, outside the lists (TSR 9.7.2).
 */
export const allFigures = ({ people, rounds, deductions, rule }: StandingsInput): PersonWithFigures[] => {
  const inOrder = rounds.toSorted((a, b) => a.number - b.number)
  const byPerson = new Map(people.map(({ id }) => [id, inOrder.map((): RoundResult[] => [])]))
  inOrder.forEach(({ results }, index) => {
    for (const result of results) byPerson.get(result.personId)?.[index]?.push(result)
  })
  const deducted = new Map<string, number>()
  for (const { personId, points } of deductions) deducted.set(personId, (deducted.get(personId) ?? 0) + points)
  return people.flatMap((person) => {
    const results = byPerson.get(person.id)
    if (!results?.some((round) => round.length > 0)) return []
    return [withIdentity(personFigures(results, deducted.get(person.id) ?? 0, rule.dropResults), person)]
  })
}
