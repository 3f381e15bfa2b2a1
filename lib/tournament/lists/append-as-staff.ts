import { mayAppend, type Author } from '@/lib/auth/may-append'
import { Refusal } from '@/lib/errors/refusal'
import type { Operation } from '@/lib/rules/list/operation'
import { appendOperations } from './append-operations'

/** One of the staff, as a list sees him. */
export interface StaffAuthor {
  /** By kind and id, never by name. */
  readonly actor: string
  readonly roles: ReadonlySet<string>
}

const authors: readonly Author[] = ['deskHelper', 'management', 'referee', 'tribunal']

/** Appends operations of the staff, whose role has to allow each; what does not go through is refused in whole words. */
export async function appendAsStaff({ actor, roles }: StaffAuthor, operations: readonly Operation[]): Promise<void> {
  for (const { kind } of operations) {
    if (!authors.some((author) => roles.has(author) && mayAppend(author, kind))) throw new Refusal('not-allowed', { kind })
  }
  for (const outcome of await appendOperations(actor, operations)) {
    if (outcome.outcome === 'conflict' || outcome.outcome === 'mismatch') throw new Refusal('changed-meanwhile')
    if (outcome.outcome !== 'refused') continue
    const [violation] = outcome.violations
    throw new Refusal('list-refused', { ...violation?.params, rule: violation?.code ?? '', tsr: violation?.tsr ?? '' })
  }
}
