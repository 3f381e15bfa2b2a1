import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import { joinedDevices } from '@/lib/tournament/devices/joined-devices'
import type { SeenRound } from '@/lib/tournament/rounds/change-round'
import { openTables } from '@/lib/tournament/rounds/open-tables'
import { proposeDraw } from '@/lib/tournament/rounds/propose-draw'
import { removeDraft } from '@/lib/tournament/rounds/remove-draft'
import { storeDraw } from '@/lib/tournament/rounds/store-draw'
import { answeredBefore } from '@/lib/tournament/requests/answered-before'
import { once } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import { archiveRound } from './archive-round'

export interface Redraw extends SeenRound {
  readonly seed: string
  /** People who are noted as here and have not come after all. */
  readonly absent: readonly string[]
  /** How many devices had joined when it was confirmed: who joins later must not be sent away unseen. */
  readonly devices: number
}

interface Drawn {
  readonly roundId: string
  readonly number: number
}

/**
 * Draws the tables of a published round again with whoever is here now, and publishes at once. The round before is archived whole
 * and can be restored; once something was entered in it, nothing is drawn again.
 */
export async function redrawRound({ tournamentId, roundId, version, actor, seed, absent, devices, sent }: Redraw): Promise<Drawn> {
  const before = await answeredBefore<Drawn>(sent)
  if (before) return before
  const old = await read((reader) => reader.round.findFirst({ where: { id: roundId, tournamentId } }))
  if (old === null) throw new Refusal('not-found')
  if (old.version !== version || (old.state !== 'published' && old.state !== 'released')) throw new Refusal('changed-meanwhile')
  const proposed = await proposeDraw(tournamentId, seed, { again: roundId, without: absent })

  const redrawn = await write((transaction) =>
    once(transaction, sent, async () => {
      const won = await transaction.round.updateMany({ where: { id: roundId, tournamentId, version, state: { in: ['published', 'released'] } }, data: { version: { increment: 1 } } })
      if (won.count === 0) throw new Refusal('changed-meanwhile')
      const joined = await joinedDevices(transaction, roundId)
      if (joined > devices) throw new Refusal('devices-joined', { count: joined })
      const archive = await archiveRound(transaction, { id: roundId, tournamentId, number: old.number })
      // Only now: a device locks its list first and the tournament second.
      await ring(transaction, tournamentId)
      await transaction.participant.updateMany({ where: { tournamentId, id: { in: [...absent] } }, data: { checkedInAt: null } })
      // A draft of the round after was made on seats that no longer stand.
      for (const draft of await transaction.round.findMany({ where: { tournamentId, state: 'draft' } })) await removeDraft(transaction, { tournamentId, roundId: draft.id, version: draft.version, actor })
      await leaveTrace(transaction, { tournamentId, actor, action: 'round-archived', params: { number: old.number, archive } })
      for (const participantId of absent) await leaveTrace(transaction, { tournamentId, actor, action: 'participant-missing', params: { participantId, number: old.number } })
      const drawn = await storeDraw(transaction, proposed, { tournamentId, actor, discarded: [] })
      await transaction.round.update({ where: { id: drawn.roundId }, data: { state: 'published', publishedAt: new Date(), version: { increment: 1 } } })
      await openTables(transaction, tournamentId, drawn.roundId)
      await leaveTrace(transaction, { tournamentId, actor, action: 'round-published', params: { number: drawn.number } })
      return drawn
    }),
  )
  await keepRoundCopy('published', redrawn.roundId)
  return redrawn
}
