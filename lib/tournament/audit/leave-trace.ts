import type { Transaction } from '@/lib/db/open-database'

export type RoundAct = 'round-drawn' | 'draft-discarded' | 'seats-swapped' | 'round-published' | 'round-released' | 'round-ended' | 'round-closed'

/** What the staff does to one or several lists at once. */
export type ListAct = 'extra-time-granted' | 'end-announced' | 'end-withdrawn' | 'games-struck' | 'strike-withdrawn' | 'dealing-answered'
/** What happens to the seats of a round that was published already. */
type SeatAct = 'round-archived' | 'round-restored' | 'participant-put-in' | 'participant-missing'

/** What referee and tribunal do about a claim or a penalty on a list. */
export type PenaltyAct = 'penalty-awarded' | 'penalty-countersigned' | 'penalty-cancelled' | 'penalty-challenged' | 'challenge-decided' | 'claim-dismissed'

/** What is done about a list on paper beside typing it. */
type PaperAct = 'second-entry-started' | 'second-entry-done' | 'second-entry-abandoned' | 'difference-decided' | 'photo-kept' | 'photo-removed'

/** What leaves a trace. */
export type TracedAction =
  | 'signed-in'
  | 'sign-in-refused'
  | 'password-set-by-link'
  | 'refused'
  | 'tournament-created'
  | 'tournament-edited'
  | 'catalogue-changed'
  | 'tournament-archived'
  | 'tournament-taken-back'
  | 'account-created'
  | 'role-granted'
  | 'role-revoked'
  | 'invitation-made'
  | 'invitation-withdrawn'
  | 'invitation-accepted'
  | 'participant-removed'
  | 'participant-restored'
  | 'delegate-named'
  | 'delegation-ended'
  /** Written by the command that puts a copy back. */
  | 'database-restored'
  | 'exported'
  | 'pin-set'
  | 'pin-removed'
  | 'pin-refused'
  | 'signed-by-pin'
  | 'sanction-imposed'
  | 'sanction-cancelled'
  | 'plays-as-set'
  | PaperAct
  | PenaltyAct
  | 'participant-withdrawn'
  | 'participant-returned'
  | 'participant-took-over'
  | 'participant-left'
  | 'person-link-rotated'
  | 'hall-link-rotated'
  | 'device-signed-off'
  | 'table-code-renewed'
  | 'consent-set'
  | SeatAct
  | RoundAct
  | ListAct

interface Trace {
  readonly tournamentId?: string
  /** By kind and id, never by name. */
  readonly actor: string
  /** The referee's account, where a delegate acts. */
  readonly delegatedBy?: string | null | undefined
  readonly action: TracedAction
  readonly params?: Readonly<Record<string, string | number>>
}

/** Notes who did what, without names and tokens, in the same transaction as the deed. */
export async function leaveTrace(transaction: Transaction, { tournamentId, actor, delegatedBy, action, params = {} }: Trace): Promise<void> {
  await transaction.auditEntry.create({ data: { tournamentId: tournamentId ?? null, actor, action, params: { ...params, ...(delegatedBy && { delegatedBy }) } } })
}
