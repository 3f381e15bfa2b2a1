import { mayAppend, type Author } from '@/lib/auth/may-append'
import { Refusal } from '@/lib/errors/refusal'
import type { OperationKind } from '@/lib/rules/list/operation'

const authors: readonly Author[] = ['deskHelper', 'management', 'referee', 'tribunal', 'delegate']

/** Refuses a kind of operation that none of these roles allows. */
export function refuseKind(roles: ReadonlySet<string>, kind: OperationKind): void {
  if (!authors.some((author) => roles.has(author) && mayAppend(author, kind))) throw new Refusal('not-allowed', { kind })
}
