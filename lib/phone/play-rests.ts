import type { ScoreList } from '@/lib/rules/list/score-list'

/** Who is waited for while nobody plays on at a table. */
export type Rest = 'referee' | 'tribunal'

/** Whether play rests: until a claim is settled the referee is waited for, after a challenge the tribunal; null = play goes on. */
export function playRests({ claims, penalties }: Pick<ScoreList, 'claims' | 'penalties'>): Rest | null {
  if (penalties.some(({ status }) => status === 'challenged')) return 'tribunal'
  return claims.some(({ closed }) => closed === null) ? 'referee' : null
}
