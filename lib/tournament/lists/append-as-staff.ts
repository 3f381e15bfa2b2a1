import type { Operation } from '@/lib/rules/list/operation'
import { appendOperations } from './append-operations'
import { refuseKind } from './refuse-kind'
import { refuseOutcome } from './refuse-outcome'

/** One of the staff, as a list sees him. */
export interface StaffAuthor {
  /** By kind and id, never by name. */
  readonly actor: string
  readonly roles: ReadonlySet<string>
  /** The referee's account, where a delegate acts. */
  readonly delegatedBy?: string | null | undefined
}

/** Appends operations of the staff, whose role has to allow each; what does not go through is refused in whole words. */
export async function appendAsStaff({ actor, roles }: StaffAuthor, operations: readonly Operation[]): Promise<void> {
  for (const { kind } of operations) refuseKind(roles, kind)
  for (const outcome of await appendOperations(actor, operations)) refuseOutcome(outcome)
}
