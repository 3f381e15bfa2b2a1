import type { Participant, PlanInput } from '@/lib/draw/plan-input'

/** So many people, p01, p02 ..., without wishes of their own. */
export function peopleOf(count: number): Participant[] {
  return Array.from({ length: count }, (_, index) => ({ id: `p${String(index + 1).padStart(4, '0')}` }))
}

/** The same in clubs of equal size. */
export function clubsOf(clubs: number, size: number): Participant[] {
  return peopleOf(clubs * size).map((person, index) => ({ ...person, club: `club ${index % clubs}` }))
}

/** A draw of `rounds` rounds for so many people, with anything else on top. */
export function drawOf(people: number, rounds: number, rest: Partial<PlanInput> = {}): PlanInput {
  return { participants: peopleOf(people), rounds, wishes: { fiveRule: 'strict', clubs: 'off' }, seed: 'hall 17 4 23', ...rest }
}
