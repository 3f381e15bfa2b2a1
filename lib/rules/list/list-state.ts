import type { ListFacts } from '@/lib/rules/list/list-facts'

/** How far a list has come, the furthest first. */
export type ListState = 'checked' | 'submitted' | 'reopened' | 'frozen' | 'totals-only' | 'end-announced' | 'open'

/** The state of a list in one word (TSR 7.3.4, 8.5.1). */
export function listState(facts: ListFacts): ListState {
  if (facts.checked) return 'checked'
  if (facts.submitted) return 'submitted'
  if (facts.reopened) return 'reopened'
  if (facts.frozen) return 'frozen'
  if (facts.typedTotals) return 'totals-only'
  return facts.end ? 'end-announced' : 'open'
}
