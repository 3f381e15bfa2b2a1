import { Refusal } from '@/lib/errors/refusal'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** The penalty as whoever acts has seen it; refused when it was changed since. */
export function seenPenalty(list: ScoreList, penaltyId: string, version: number): ScoreList['penalties'][number] {
  const penalty = list.penalties.find(({ award }) => award.penaltyId === penaltyId)
  if (!penalty) throw new Refusal('not-found')
  if (list.versions[`penalty:${penaltyId}`] !== version) throw new Refusal('changed-meanwhile')
  return penalty
}
