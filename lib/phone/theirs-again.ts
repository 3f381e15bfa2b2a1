import type { CurrentEntry } from '@/lib/schema/outcome'
import type { Change } from '@/lib/phone/save-entry'
import { gameAt } from '@/lib/rules/list/game-at'
import type { ScoreList } from '@/lib/rules/list/score-list'

/**
 * The new change by which a person leaves a game as it stands, so that the desk sees that the conflict is decided;
 * null where nothing can be changed any more, or where it is no game.
 */
export function theirsAgain(list: ScoreList, current: CurrentEntry): Change | null {
  if (current.kind !== 'game-entered' && current.kind !== 'game-corrected') return null
  if (list.state === 'submitted' || list.state === 'checked') return null
  const game = gameAt(list, placeOf(current.payload))
  return game && { kind: 'game-corrected', payload: game.payload }
}

const placeOf = (payload: unknown): number => (typeof payload === 'object' && payload !== null && 'place' in payload && typeof payload.place === 'number' ? payload.place : 0)
