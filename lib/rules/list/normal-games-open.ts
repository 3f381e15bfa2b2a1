import type { ListFacts } from '@/lib/rules/list/list-facts'
import { penaltyStands } from '@/lib/rules/list/penalty-stands'
import { gameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'

/**
 * Whether a game that is no presented solo can still be entered. Once the end was announced only one whose dealing had
 * begun is played out, and it is not dealt again when a penalty ends it (TSR 8.5.1, 8.5.3).
 */
export function normalGamesOpen({ end, dealingBegun, games, penalties }: ListFacts): boolean {
  if (end === null || dealingBegun === null) return true
  if (!dealingBegun.begun) return false
  const typed = Object.values(games).some(({ enteredAt }) => enteredAt > dealingBegun.order)
  const ended = penalties.some((penalty) => {
    const after = gameAfterPenalty(penalty.award)
    return penaltyStands(penalty) && penalty.stamp.order > dealingBegun.order && (after === 'not-played' || after === 'counts-as-played')
  })
  return !typed && !ended
}
