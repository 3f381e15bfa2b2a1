import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import type { DrawMode } from '@/lib/draw/plan-input'
import { Refusal } from '@/lib/errors/refusal'
import { answeredBefore } from '@/lib/tournament/requests/answered-before'
import { once, type SentRequest } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import type { DiscardedDraft } from './draw-record'
import { proposeDraw } from './propose-draw'
import { removeDraft } from './remove-draft'
import { storeDraw } from './store-draw'

export interface DrawOrder {
  readonly tournamentId: string
  readonly actor: string
  /** Numbers drawn in the hall, for instance; empty = the server makes a text. */
  readonly seed: string
  readonly mode?: DrawMode
  /** The draft that this draw replaces, as it was seen; null = there is none. */
  readonly replaces: { readonly roundId: string; readonly version: number } | null
  readonly sent?: SentRequest | null
}

interface Drawn {
  readonly roundId: string
  readonly number: number
}

/** Draws the next round as a draft, which only the desk sees. The search runs outside the transaction; a field that changed meanwhile is refused. */
export async function drawRound({ tournamentId, actor, seed, mode = 'random', replaces, sent }: DrawOrder): Promise<Drawn> {
  const before = await answeredBefore<Drawn>(sent)
  if (before) return before
  const proposed = await proposeDraw(tournamentId, seed, { mode })
  return write((transaction) =>
    once(transaction, sent, async () => {
      // Locks the tournament first, so that of two desks that draw at once one finds the other's draft.
      await ring(transaction, tournamentId)
      const discarded = await makeRoom(transaction, tournamentId, actor, replaces)
      return storeDraw(transaction, proposed, { tournamentId, actor, discarded })
    }),
  )
}

async function makeRoom(transaction: Transaction, tournamentId: string, actor: string, replaces: DrawOrder['replaces']): Promise<readonly DiscardedDraft[]> {
  if (replaces) return removeDraft(transaction, { tournamentId, actor, ...replaces })
  const drafts = await transaction.round.count({ where: { tournamentId, state: 'draft' } })
  if (drafts > 0) throw new Refusal('draft-exists')
  return []
}
