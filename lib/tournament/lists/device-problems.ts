import type { OperationKind } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Violation } from '@/lib/rules/violation'

type Look = Pick<ScoreList, 'state' | 'reopened' | 'onPaper'>

/**
 * Why a table's device may not change the list: once handed in, only the staff corrects it, unless a frozen table plays on; and a
 * list that goes on on paper is handed in by the desk, which has the signatures (TSR 7.3.4).
 */
export function deviceProblems({ state, reopened, onPaper }: Look, actor: string, kind: OperationKind): Violation[] {
  if (!actor.startsWith('device:')) return []
  if (state === 'reopened' && reopened?.goesOn === false) return [{ code: 'list-in-correction', tsr: '7.3.4', params: {} }]
  return onPaper && kind === 'list-submitted' ? [{ code: 'list-on-paper', tsr: '7.3.4', params: {} }] : []
}
