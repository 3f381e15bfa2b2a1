import type { OperationKind } from '@/lib/rules/list/operation'
import type { Violation } from '@/lib/rules/violation'
import type { LoadedList } from './load-list'

type RoundState = LoadedList['round']['state']

/** Seats can be taken before the release, nothing else (TSR 8.5.1). */
const seatsOnly: ReadonlySet<OperationKind> = new Set(['keeper-changed', 'device-changed', 'seat-taken-over', 'seat-left-empty'])

/** A closed round's lists are opened again first, so that the standings say so. */
const openingOnly: ReadonlySet<OperationKind> = new Set(['list-reopened'])

const nothing: ReadonlySet<OperationKind> = new Set()

const limits: Readonly<Partial<Record<RoundState, { readonly kinds: ReadonlySet<OperationKind>; readonly code: string }>>> = {
  draft: { kinds: nothing, code: 'round-not-published' },
  published: { kinds: seatsOnly, code: 'round-not-released' },
  archived: { kinds: nothing, code: 'round-archived' },
  closed: { kinds: openingOnly, code: 'round-closed' },
}

/** Why the state of the round forbids a change of its lists: empty when it does not. */
export function roundProblems(state: RoundState, kind: OperationKind): Violation[] {
  const limit = limits[state]
  return limit === undefined || limit.kinds.has(kind) ? [] : [{ code: limit.code, tsr: '8.5.1', params: {} }]
}
