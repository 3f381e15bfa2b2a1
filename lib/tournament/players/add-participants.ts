import { write } from '@/lib/db/write'
import type { NewParticipant } from '@/lib/schema/participant'
import { ring } from '@/lib/tournament/tournaments/ring'
import type { Changed } from './change-participant'
import { insertParticipants, type Added } from './insert-participants'

/** Adds people with the next start numbers, in their order. A number is never given twice, not even after a removal; a person known by id is not added again. */
export async function addParticipants(tournamentId: string, people: readonly NewParticipant[]): Promise<Changed<{ added: readonly Added[] }>> {
  return write(async (transaction) => {
    const tournamentVersion = await ring(transaction, tournamentId)
    return { added: await insertParticipants(transaction, tournamentId, people), tournamentVersion }
  })
}
