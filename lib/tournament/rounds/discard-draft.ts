import { write } from '@/lib/db/write'
import { once } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import type { SeenRound } from './change-round'
import { removeDraft } from './remove-draft'

/** Throws a draft away; the trail keeps it. */
export async function discardDraft(seen: SeenRound): Promise<void> {
  await write((transaction) =>
    once(transaction, seen.sent, async () => {
      await removeDraft(transaction, seen)
      await ring(transaction, seen.tournamentId)
      return {}
    }),
  )
}
