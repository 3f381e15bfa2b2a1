import type { OutboxEntry } from '@/lib/phone/outbox-entry'
import type { Change } from '@/lib/phone/save-entry'
import { gameAt } from '@/lib/rules/list/game-at'
import type { ScoreList } from '@/lib/rules/list/score-list'

/**
 * The new change by which an entry counts after all that the server did not take, made on the list as it stands now;
 * null when there is nothing left to change. With later entries on top of it the last of them is what counts.
 */
export function mineAgain(list: ScoreList, entries: readonly OutboxEntry[]): Change | null {
  const last = entries.toSorted((one, other) => one.seq - other.seq).at(-1)
  if (!last) return null
  const { operation } = last
  switch (operation.kind) {
    case 'game-entered':
    case 'game-corrected':
      return { kind: gameAt(list, operation.payload.place) ? 'game-corrected' : 'game-entered', payload: operation.payload }
    case 'game-undone': {
      const game = gameAt(list, operation.payload.place)
      return game && { kind: 'game-undone', payload: { place: game.place, undoes: game.stamp.opId } }
    }
    case 'list-submitted':
      return { kind: 'list-submitted', payload: { version: list.version } }
    default:
      return { kind: operation.kind, payload: operation.payload } as Change
  }
}
