import type { PenaltyFact } from '@/lib/rules/list/list-facts'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { personsAt } from '@/lib/rules/list/persons-at'
import type { LoadedList } from '@/lib/tournament/lists/load-list'

/** The person who offended, whoever sits there now. */
export const offenderOf = ({ head }: Pick<LoadedList, 'head'>, { seatChanges }: Pick<ScoreList, 'seatChanges'>, { award, stamp }: Pick<PenaltyFact, 'award' | 'stamp'>): string | null =>
  personsAt(head, seatChanges, award.place, stamp.order)[award.offender - 1] ?? null
