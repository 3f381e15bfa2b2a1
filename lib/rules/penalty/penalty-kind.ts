/** What is being played when the violation happens. */
export type GameInPlay =
  | { readonly game: 'normal' }
  | { readonly game: 'solo'; readonly declared: boolean }
  | { readonly game: 'marriage'; readonly clarified: 'not-yet' | 'partner' | 'alone' }
  | { readonly game: 'silent-marriage'; readonly secondClubQueenPlayed: boolean }

/**
 * Whether a violation at this moment is dealt with as in a normal game or as in a solo: a solo has to be established, in a marriage by a
 * clarification trick that is over, in a silent one by the second club queen (TSR 4.4.3, 4.4.5, 9.3.3).
 */
export function penaltyKind(inPlay: GameInPlay): 'normal' | 'solo' {
  const established: Record<GameInPlay['game'], boolean> = {
    normal: false,
    solo: inPlay.game === 'solo' && inPlay.declared,
    marriage: inPlay.game === 'marriage' && inPlay.clarified === 'alone',
    'silent-marriage': inPlay.game === 'silent-marriage' && inPlay.secondClubQueenPlayed,
  }
  return established[inPlay.game] ? 'solo' : 'normal'
}
