import type { ScoreList } from '@/lib/rules/list/score-list'

/** How many games of the normal rubric are still open: they are struck when time is over, while owed solos are presented (TSR 8.5.1). */
export const outstandingNormalGames = ({ next, owed }: Pick<ScoreList, 'next' | 'owed'>): number => Math.max(0, next.remaining - owed.length)
