import type { SanctionKind } from '@/lib/db/generated/sqlite/client'

/** Who imposes what outside the lists: a bound decision also the referee, everything else the tribunal alone. */
const roles: Readonly<Record<SanctionKind, readonly string[]>> = {
  warning: ['tribunal'],
  deduction: ['tribunal'],
  disqualification: ['tribunal'],
  boundDecision: ['referee', 'tribunal'],
}

/** Whether one of these roles may impose, and so take back, a sanction of this kind. */
export const mayImpose = (held: ReadonlySet<string>, kind: SanctionKind): boolean => roles[kind].some((role) => held.has(role))
