import { countMeetings } from '@/lib/draw/count-meetings'
import type { PlanFigures } from '@/lib/draw/plan'
import type { PlanInput, SeatedRound } from '@/lib/draw/plan-input'

/** The figures of a schedule, counted from the names alone and with nothing taken from the search. */
export function countFigures({ participants, history, substitutes }: PlanInput, rounds: readonly SeatedRound[]): PlanFigures {
  const all = [...(history ?? []), ...rounds]
  // Each substitute with each of those at the table, two by two: all others there are counted already.
  const taken = (substitutes ?? []).flatMap(({ id, met }) => met.map((mate) => [id, mate]))
  const clubs = new Map(participants.map(({ id, club }) => [id, club]))
  const lists = new Map<string, number>()
  for (const table of all.flat()) {
    const keeper = table.at(-1)
    if (keeper !== undefined) lists.set(keeper, (lists.get(keeper) ?? 0) + 1)
  }

  let [repeats, weightedRepeats, maxMeetings, clubPairs] = [0, 0, 0, 0]
  for (const [person, met] of countMeetings([taken, ...all])) {
    for (const [mate, times] of met) {
      repeats += times - 1
      weightedRepeats += (times * (times - 1)) / 2
      maxMeetings = Math.max(maxMeetings, times)
      const club = clubs.get(person)
      if (club !== undefined && club === clubs.get(mate)) clubPairs += times
    }
  }
  // Each pair was counted from both sides.
  return { repeats: repeats / 2, weightedRepeats: weightedRepeats / 2, maxMeetings, clubPairs: clubPairs / 2, keeperMax: Math.max(0, ...lists.values()) }
}
