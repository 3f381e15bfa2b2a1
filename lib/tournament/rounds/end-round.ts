import { write } from '@/lib/db/write'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import { appendToLists } from '@/lib/tournament/lists/append-to-lists'
import { awaitsEnd } from '@/lib/tournament/lists/awaits-end'
import { changeRound, type SeenRound } from './change-round'
import { playingEnds } from './playing-ends'

/**
 * Ends the playing time: the end is announced at every table whose time is over (TSR 8.5.1). Tables with extra time, and five-player
 * tables while theirs lasts, play on until it is announced there. All still finish, confirm and submit their lists.
 */
export async function endRound(seen: SeenRound): Promise<void> {
  // Whoever may end the round may announce its end on the lists.
  const author = { ...seen, roles: new Set(['referee']) }
  await write((transaction) =>
    changeRound(transaction, seen, { act: 'round-ended', from: ['released'], to: 'ended', stamp: 'endedAt' }, async ({ id, tournamentId, version }) => {
      const lists = await transaction.list.findMany({ where: { table: { roundId: id } }, select: { id: true } })
      const act = { tournamentId, actId: `${id}/${version}`, listIds: lists.map((list) => list.id) }
      await appendToLists(transaction, author, act, (list, { round: { releasedAt } }) => {
        const endsAt = playingEnds(releasedAt, list.tableSize, list.extraMinutes)
        return awaitsEnd(list) && endsAt !== null && endsAt <= new Date() ? [{ kind: 'end-announced', payload: {} }] : []
      })
    }),
  )
  await keepRoundCopy('ended', seen.roundId)
}
