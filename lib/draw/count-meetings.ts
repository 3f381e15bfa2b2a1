import type { SeatedRound } from '@/lib/draw/plan-input'

/** How often each two people share a table; both orders of a pair are kept. */
export function countMeetings(rounds: readonly SeatedRound[]): Map<string, Map<string, number>> {
  const meetings = new Map<string, Map<string, number>>()
  for (const table of rounds.flat()) {
    for (const person of table) {
      const met = meetings.get(person) ?? new Map<string, number>()
      meetings.set(person, met)
      for (const mate of table) if (mate !== person) met.set(mate, (met.get(mate) ?? 0) + 1)
    }
  }
  return meetings
}
