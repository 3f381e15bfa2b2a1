import { hashPassword } from '@/lib/auth/hash-password'
import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

export interface NewPin {
  readonly tournamentId: string
  readonly accountId: string
  /** Null = no PIN any more. */
  readonly pin: string | null
}

/** Sets the PIN with which a referee signs at a table's device; only its hash is kept, so nobody can be shown it again. */
export async function setPin({ tournamentId, accountId, pin }: NewPin): Promise<void> {
  const pinHash = pin === null ? null : await hashPassword(pin)
  await write(async (transaction) => {
    await transaction.account.update({ where: { id: accountId }, data: { pinHash } })
    await leaveTrace(transaction, { tournamentId, actor: `account:${accountId}`, action: pin === null ? 'pin-removed' : 'pin-set' })
    await ring(transaction, tournamentId)
  })
}
