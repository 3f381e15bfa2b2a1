import { hashPassword } from '@/lib/auth/hash-password'
import { verifyPassword } from '@/lib/auth/verify-password'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

export interface NewPin {
  readonly tournamentId: string
  readonly accountId: string
  /** Null = no PIN any more. */
  readonly pin: string | null
}

/** Sets the PIN with which a referee signs at a table's device; only its hash is kept, so nobody can be shown it again. Set again, nothing happens. */
export async function setPin({ tournamentId, accountId, pin }: NewPin): Promise<void> {
  const pinHash = pin === null ? null : await hashPassword(pin)
  for (;;) {
    const { pinHash: stands } = await read((reader) => reader.account.findUniqueOrThrow({ where: { id: accountId }, select: { pinHash: true } }))
    if (pin === null || stands === null ? pin === stands : await verifyPassword(stands, pin)) return
    const isDone = await write(async (transaction) => {
      // Of two at once one finds that another PIN stands than it has seen, and looks again.
      const { count } = await transaction.account.updateMany({ where: { id: accountId, pinHash: stands }, data: { pinHash } })
      if (count === 0) return false
      await leaveTrace(transaction, { tournamentId, actor: `account:${accountId}`, action: pin === null ? 'pin-removed' : 'pin-set' })
      await ring(transaction, tournamentId)
      return true
    })
    if (isDone) return
  }
}
