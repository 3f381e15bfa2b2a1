import { oneAtATime } from './one-at-a-time'
import { verifyPassword } from '@/lib/auth/verify-password'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { appendOperation } from '@/lib/tournament/lists/append-operation'
import { loadList } from '@/lib/tournament/lists/load-list'
import { refuseOutcome } from '@/lib/tournament/lists/refuse-outcome'
import type { TableSession } from '@/lib/tournament/tables/table-session'
import { ring } from '@/lib/tournament/tournaments/ring'
import { countPinTry } from './count-pin-try'
import { refuseOwnCase } from './refuse-own-case'
import { signingReferees } from './signing-referees'

export interface PinSignature {
  readonly opId: string
  readonly penaltyId: string
  /** The version of the penalty as the device has shown it. */
  readonly baseVersion: number
  readonly accountId: string
  readonly pin: string
  readonly interestConfirmed?: true
}

/** Countersigns one award on the table's device, as the referee whose PIN was typed there (TSR 8.2.2). */
export async function signWithPin(session: TableSession, { opId, penaltyId, baseVersion, accountId, pin, interestConfirmed }: PinSignature): Promise<void> {
  const { tournamentId, listId, deviceId } = session
  const referee = (await signingReferees(tournamentId)).find((candidate) => candidate.accountId === accountId)
  if (!referee) throw new Refusal('not-found')
  const actor = `account:${accountId}`
  // One after the other, or a signature that a bad wifi has doubled would count as many tries as were under way at once.
  const isRight = await oneAtATime(accountId, async () => {
    const takeBackTry = await countPinTry(accountId)
    const right = await verifyPassword(referee.pinHash, pin)
    if (right) await takeBackTry()
    return right
  })
  if (!isRight) {
    await write(async (transaction) => {
      const { number } = await transaction.table.findUniqueOrThrow({ where: { id: session.tableId }, select: { number: true } })
      await leaveTrace(transaction, { tournamentId, actor: `device:${deviceId}`, action: 'pin-refused', params: { accountId, table: number } })
      await ring(transaction, tournamentId)
    })
    throw new Refusal('pin-wrong')
  }
  await write(async (transaction) => {
    const refuse = await refuseOwnCase(transaction, { tournamentId, accountId, decides: referee.roles.has('referee') ? 'referee' : 'tribunal', interestConfirmed: interestConfirmed === true })
    const loaded = await loadList(transaction, listId)
    if (loaded === null) throw new Refusal('not-found')
    const isOwn = refuse(loaded, foldList(loaded.head, loaded.operations))
    const outcome = await appendOperation(transaction, actor, { opId, deviceId, seq: 0, kind: 'penalty-countersigned', listId, baseVersion, payload: { penaltyId }, typedAt: new Date().toISOString() })
    refuseOutcome(outcome)
    if (outcome.outcome !== 'stored') return
    await leaveTrace(transaction, { tournamentId, actor, action: 'signed-by-pin', params: { tableId: loaded.table.id, table: loaded.table.number, round: loaded.round.number, penaltyId, ...(isOwn && { ownTable: 1 }) } })
  })
}
