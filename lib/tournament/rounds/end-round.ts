import { write } from '@/lib/db/write'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import { changeRound, type SeenRound } from './change-round'

/** Ends the playing time; the tables still finish, confirm and submit their lists. */
export async function endRound(seen: SeenRound): Promise<void> {
  await write((transaction) => changeRound(transaction, seen, { act: 'round-ended', from: ['released'], to: 'ended', stamp: 'endedAt' }))
  await keepRoundCopy('ended', seen.roundId)
}
