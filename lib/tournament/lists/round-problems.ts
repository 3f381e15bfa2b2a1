import type { OperationKind } from '@/lib/rules/list/operation'
import type { ListState } from '@/lib/rules/list/list-state'
import type { Violation } from '@/lib/rules/violation'
import { correctionKinds } from './correction-kinds'
import type { LoadedList } from './load-list'

type RoundState = LoadedList['round']['state']

/** Seats can be taken before the release, nothing else (TSR 8.5.1). */
const seatsOnly: ReadonlySet<OperationKind> = new Set(['keeper-changed', 'device-changed', 'seat-taken-over', 'seat-left-empty'])

/** A closed round's lists are opened again first, so that the standings say so. */
const openingOnly: ReadonlySet<OperationKind> = new Set(['list-reopened'])

const nothing: ReadonlySet<OperationKind> = new Set()

interface Limit {
  readonly kinds: (list: ListState) => ReadonlySet<OperationKind>
  readonly code: string
}

const limits: Readonly<Partial<Record<RoundState, Limit>>> = {
  draft: { kinds: () => nothing, code: 'round-not-published' },
  published: { kinds: () => seatsOnly, code: 'round-not-released' },
  archived: { kinds: () => nothing, code: 'round-archived' },
  closed: { kinds: (list) => (list === 'reopened' ? correctionKinds : openingOnly), code: 'round-closed' },
}

/** Why the state of the round forbids a change of a list in this state: empty when it does not. */
export function roundProblems(state: RoundState, kind: OperationKind, list: ListState): Violation[] {
  const limit = limits[state]
  return limit === undefined || limit.kinds(list).has(kind) ? [] : [{ code: limit.code, tsr: '8.5.1', params: {} }]
}
