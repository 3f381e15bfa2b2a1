import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

interface Naming {
  readonly tournamentId: string
  /** Of the delegate. */
  readonly accountId: string
  readonly namedById: string
}

/** Names one of the staff to release, end and strike for the referee (TSR 8.5.1). There is one delegate in a tournament: naming another takes the first one's place. */
export async function nameDelegate({ tournamentId, accountId, namedById }: Naming): Promise<void> {
  await write(async (transaction) => {
    // First, because it locks the tournament: of two who name somebody the later one stands.
    await ring(transaction, tournamentId)
    const roles = await transaction.roleGrant.findMany({ where: { tournamentId, accountId } })
    if (roles.length === 0) throw new Refusal('not-found')
    if (roles.some(({ role }) => role === 'referee')) throw new Refusal('delegate-is-referee')
    const named = { accountId, namedById, namedAt: new Date() }
    const stands = await transaction.delegation.findUnique({ where: { tournamentId } })
    if (stands?.accountId === accountId && stands.namedById === namedById) return
    await transaction.delegation.upsert({ where: { tournamentId }, create: { tournamentId, ...named }, update: named })
    await leaveTrace(transaction, { tournamentId, actor: `account:${namedById}`, action: 'delegate-named', params: { accountId } })
  })
}
