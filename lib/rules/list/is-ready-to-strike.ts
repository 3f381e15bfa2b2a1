import { outstandingNormalGames } from '@/lib/rules/list/outstanding-normal-games'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** Whether nothing but striking is left to do with the open normal games: the end was announced, and a game whose dealing had begun is on the list (TSR 8.5.1). */
export const isReadyToStrike = ({ end, dealingBegun, next, owed }: Pick<ScoreList, 'end' | 'dealingBegun' | 'next' | 'owed'>): boolean =>
  end !== null && dealingBegun !== null && !next.normalGamesOpen && outstandingNormalGames({ next, owed }) > 0
