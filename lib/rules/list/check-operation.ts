import { checks } from '@/lib/rules/list/checks/checks'
import type { ListViolation } from '@/lib/rules/list/list-violation'
import type { OperationKind, OperationOf } from '@/lib/rules/list/operation'
import { operationTable } from '@/lib/rules/list/operation-table'
import type { ScoreList } from '@/lib/rules/list/score-list'

/**
 * All reasons why the rules forbid to append an operation to a list as it stands, an empty list when they do not.
 * Versions and roles are looked at elsewhere (TSR 7.3).
 */
export function checkOperation<Kind extends OperationKind>(list: ScoreList, { kind, payload }: Pick<OperationOf<Kind>, 'kind' | 'payload'>): ListViolation[] {
  const locked = list.submitted !== null || list.checked !== null
  if (locked && !operationTable[kind].whenSubmitted) return [{ code: 'list-submitted', tsr: '7.3.4', params: {} }]
  const { checks: own, also } = checks[kind]
  const broken = own.filter((check) => check.broken(list, payload)).map(({ code, tsr, params }) => ({ code, tsr, params: params?.(list, payload) ?? {} }))
  return broken.length > 0 ? broken : [...(also?.(list, payload) ?? [])]
}
