import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import type { ScoreList } from '@/lib/rules/list/score-list'

interface Happened {
  readonly place: number
  readonly penaltyId?: string | undefined
  /** Of a claim: the award that answered it has used up the number of its game. */
  readonly claimId?: string | undefined
}

/** The number of the game in which something happened, as the list shows it now: that of its own row, where it has one. */
export function gameNoOf(list: Pick<ScoreList, 'rows' | 'next'>, { place, penaltyId, claimId }: Happened): number {
  const own = list.rows.find((row) => row.row === 'penalty' && (row.penaltyId === penaltyId || (claimId !== undefined && row.award.claimId === claimId)))
  return own?.gameNo ?? sceneOfPlace(list, place)?.gameNo ?? list.next.gameNo
}
