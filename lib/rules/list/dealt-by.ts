import type { PlayEvent } from '@/lib/rules/list/play-events'
import { playedAs } from '@/lib/rules/list/played-as'
import { gameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import type { DealtGame } from '@/lib/rules/table/dealt-game'

/**
 * The deals that an event stands for: a typed game one, a strike as many as it strikes, a penalty one when its game was
 * not played or counts as played, else none (TSR 4.3.1, 8.5.1, 9.4.3, 9.4.4).
 */
export function dealtBy(order: DealOrder, event: PlayEvent): readonly DealtGame[] {
  switch (event.type) {
    case 'game':
      return [playedAs(order, event.game.payload)]
    case 'struck':
      return Array.from({ length: event.strike.count }, () => ({ kind: 'struck' as const, soloist: null }))
    case 'penalty': {
      const { award } = event.penalty
      const after = gameAfterPenalty(award)
      if (after === 'not-played') return [{ kind: 'not-played', soloist: award.soloist }]
      if (after === 'counts-as-played') return [playedAs(order, { kind: award.silentMarriage === true ? 'silent-marriage' : 'solo', soloist: award.soloist })]
      return []
    }
    case 'left':
      return []
  }
}
