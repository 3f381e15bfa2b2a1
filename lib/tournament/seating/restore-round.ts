import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import type { SeenRound } from '@/lib/tournament/rounds/change-round'
import { once } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import { archiveRound } from './archive-round'

/** Lets an archived round stand again, published and not yet released; the one that stood instead goes to the archive, unless something was entered in it. */
export async function restoreRound({ tournamentId, roundId, version, actor, sent }: SeenRound): Promise<{ number: number }> {
  const restored = await write((transaction) =>
    once(transaction, sent, async () => {
      const won = await transaction.round.updateMany({ where: { id: roundId, tournamentId, version, state: 'archived' }, data: { version: { increment: 1 } } })
      const round = await transaction.round.findFirst({ where: { id: roundId, tournamentId } })
      if (round === null) throw new Refusal('not-found')
      if (won.count === 0) throw new Refusal('changed-meanwhile')
      const { number } = round
      const standing = await transaction.round.findFirst({ where: { tournamentId, number, archive: 0 } })
      if (standing) await archiveRound(transaction, standing)
      await transaction.round.update({ where: { id: roundId }, data: { state: 'published', archive: 0, publishedAt: new Date(), releasedAt: null } })
      await ring(transaction, tournamentId)
      await leaveTrace(transaction, { tournamentId, actor, action: 'round-restored', params: { number } })
      return { number }
    }),
  )
  await keepRoundCopy('published', roundId)
  return restored
}
