import type { RoundState } from '@/lib/db/generated/sqlite/client'
import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import type { SentRequest } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import { leaveTrace, type RoundAct } from '@/lib/tournament/audit/leave-trace'

/** A round as the person who acts has seen it. */
export interface SeenRound {
  readonly tournamentId: string
  readonly roundId: string
  readonly version: number
  readonly actor: string
  /** The referee's account, where a delegate acts. */
  readonly delegatedBy?: string | null | undefined
  /** The request for it, where its page has given it an id. */
  readonly sent?: SentRequest | null
}

interface Step {
  readonly act: RoundAct
  readonly from: readonly RoundState[]
  readonly to: RoundState
  /** When the step was taken is noted here. */
  readonly stamp: 'publishedAt' | 'releasedAt' | 'endedAt' | 'closedAt'
}

type Round = NonNullable<Awaited<ReturnType<Transaction['round']['findFirst']>>>

/**
 * Takes a round one step further, once: a second click finds the step taken and changes nothing, a page that is behind is refused.
 * `also` runs in the same transaction after the round is locked by its new version.
 */
export async function changeRound(transaction: Transaction, { tournamentId, roundId, version, actor, delegatedBy }: SeenRound, { act, from, to, stamp }: Step, also?: (round: Round) => Promise<void>): Promise<void> {
  const won = await transaction.round.updateMany({
    where: { id: roundId, tournamentId, version, state: { in: [...from] } },
    data: { state: to, version: { increment: 1 }, [stamp]: new Date() },
  })
  const round = await transaction.round.findFirst({ where: { id: roundId, tournamentId } })
  if (round === null) throw new Refusal('not-found')
  if (won.count === 0) {
    if (round.state === to && round.version === version + 1) return
    throw new Refusal('changed-meanwhile')
  }
  await also?.(round)
  await leaveTrace(transaction, { tournamentId, actor, delegatedBy, action: act, params: { number: round.number } })
  await ring(transaction, tournamentId)
}
