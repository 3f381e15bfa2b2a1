import type { PenaltyCase, PenaltyClass } from '@/lib/rules/penalty/penalty-case'

/**
 * What becomes of the game:
 * `goes-on` = played to its end and entered as usual; `not-played` = dealt again by the same dealer, no number used;
 * `counts-as-played` = won by the soloist, with no value beyond the penalty;
 * `remaining-tricks-to-opponents` = stopped and entered with its value, no further special points.
 */
export type GameAfterPenalty = 'goes-on' | 'not-played' | 'counts-as-played' | 'remaining-tricks-to-opponents'

const afterwards: Readonly<Record<PenaltyClass, { readonly elsewhere: GameAfterPenalty; readonly byOpponentOfSoloist: GameAfterPenalty }>> = {
  insignificant: { elsewhere: 'goes-on', byOpponentOfSoloist: 'goes-on' },
  minor: { elsewhere: 'goes-on', byOpponentOfSoloist: 'goes-on' },
  serious: { elsewhere: 'not-played', byOpponentOfSoloist: 'counts-as-played' },
  bound: { elsewhere: 'goes-on', byOpponentOfSoloist: 'goes-on' },
  decided: { elsewhere: 'remaining-tricks-to-opponents', byOpponentOfSoloist: 'remaining-tricks-to-opponents' },
}

/** What becomes of the game in which the violation was claimed (TSR 9.2.3, 9.3.2, 9.3.3, 9.4.2, 9.4.3, 9.4.4, 9.5.1, 9.7.3). */
export function gameAfterPenalty({ severity, kind, offender, soloist }: Pick<PenaltyCase, 'severity' | 'kind' | 'offender' | 'soloist'>): GameAfterPenalty {
  const side = kind === 'solo' && offender !== soloist ? 'byOpponentOfSoloist' : 'elsewhere'
  return afterwards[severity][side]
}
