import type { GameViolationCode } from '@/lib/rules/scoring/check-game'
import type { Violation } from '@/lib/rules/violation'

/** Thrown for a game that cannot have been played, with all that is wrong with it (TSR 2.2.2, 7.2.3, 7.2.4). */
export class ImpossibleGame extends Error {
  constructor(readonly violations: readonly Violation<GameViolationCode>[]) {
    super(`Impossible game: ${violations.map(({ code, tsr }) => `${code} (TSR ${tsr})`).join(', ')}`)
    this.name = 'ImpossibleGame'
  }
}
