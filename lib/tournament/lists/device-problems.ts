import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Violation } from '@/lib/rules/violation'

/** Why a table's device may not change the list: once handed in, only the staff corrects it, unless a frozen table plays on (TSR 7.3.4). */
export function deviceProblems({ state, reopened }: Pick<ScoreList, 'state' | 'reopened'>, actor: string): Violation[] {
  const isDevice = actor.startsWith('device:')
  return isDevice && state === 'reopened' && reopened?.goesOn === false ? [{ code: 'list-in-correction', tsr: '7.3.4', params: {} }] : []
}
