import type { Transaction } from '@/lib/db/open-database'

export type RoundAct = 'round-drawn' | 'draft-discarded' | 'seats-swapped' | 'round-published' | 'round-released' | 'round-ended' | 'round-closed'

interface RoundTrace {
  readonly tournamentId: string
  readonly actor: string
  readonly act: RoundAct
  readonly params: Readonly<Record<string, string | number>>
}

/** Notes what was done to a round and by whom, without names. */
export async function traceRound(transaction: Transaction, { tournamentId, actor, act, params }: RoundTrace): Promise<void> {
  await transaction.auditEntry.create({ data: { tournamentId, actor, action: act, params } })
}
