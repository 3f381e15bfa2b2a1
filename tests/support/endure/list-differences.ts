import type { GamePayload } from '@/lib/rules/list/game-payload'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'

/** In what a stored list differs from what was typed at its table: a game that is missing, is there twice, says something else, or nobody typed. */
export function listDifferences(typed: readonly GamePayload[], stored: readonly { readonly kind: string; readonly payload: unknown }[]): readonly string[] {
  const texts = stored.filter(({ kind }) => kind === 'game-entered').map(({ payload }) => canonicalText(payload))
  const wanted = typed.map((game) => canonicalText(game))
  const others = stored.filter(({ kind }) => kind !== 'game-entered' && kind !== 'device-changed').map(({ kind }) => `has ${kind}, which nobody typed`)
  const wrong = wanted.flatMap((text, index) => {
    const times = texts.filter((each) => each === text).length
    return times === 1 ? [] : [`has game ${index + 1} ${times} times`]
  })
  return [...wrong, ...texts.filter((text) => !wanted.includes(text)).map((text) => `has ${text}, which nobody typed`), ...others]
}
