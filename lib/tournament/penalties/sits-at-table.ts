import type { ScoreList } from '@/lib/rules/list/score-list'
import type { LoadedList } from '@/lib/tournament/lists/load-list'

/** Whether one of these people sits, or sat earlier in this round, at the table of a list: then the case is his own. */
export const sitsAtTable = (people: ReadonlySet<string>, { head }: Pick<LoadedList, 'head'>, { seatChanges }: Pick<ScoreList, 'seatChanges'>): boolean =>
  [...head.seats, ...seatChanges.map(({ person }) => person)].some((person) => person !== null && people.has(person))
