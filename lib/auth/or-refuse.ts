import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import type { Desk } from './desk-of'

/** Refuses one of the staff who may not do this, and leaves a trace of the try. */
export async function orRefuse({ tournament, actor }: Desk, allowed: boolean): Promise<void> {
  if (allowed) return
  await write((transaction) => leaveTrace(transaction, { tournamentId: tournament.id, actor, action: 'refused' }))
  throw new Refusal('not-allowed')
}
