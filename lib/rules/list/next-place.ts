import type { ListFacts } from '@/lib/rules/list/list-facts'

/** The key of the game that is typed next: one more than the highest place typed (TSR 7.3.1). */
export const nextPlace = ({ games }: Pick<ListFacts, 'games'>): number => Math.max(0, ...Object.keys(games).map(Number)) + 1
