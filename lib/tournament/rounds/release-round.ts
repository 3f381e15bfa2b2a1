import { write } from '@/lib/db/write'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import { changeRound, type SeenRound } from './change-round'

/** Starts the playing time of all tables at once (TSR 8.5.1). */
export async function releaseRound(seen: SeenRound): Promise<void> {
  await write((transaction) => changeRound(transaction, seen, { act: 'round-released', from: ['published'], to: 'released', stamp: 'releasedAt' }))
  await keepRoundCopy('released', seen.roundId)
}
