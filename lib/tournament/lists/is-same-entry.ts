import { sameGame } from '@/lib/rules/list/same-game'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import { canonicalText } from './canonical-text'
import type { CurrentEntry } from '@/lib/schema/outcome'

const typesGame: ReadonlySet<OperationKind> = new Set(['game-entered', 'game-corrected'])

/** Whether an overtaken operation says just what is there already, so that nobody has to choose between them. */
export function isSameEntry({ kind, payload }: Operation, current: CurrentEntry): boolean {
  if (current.kind === null) return false
  if (typesGame.has(kind) && typesGame.has(current.kind)) return sameGame(payload as GamePayload, current.payload as GamePayload)
  return kind === current.kind && canonicalText(payload) === canonicalText(current.payload)
}
