import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { tribunalMinutes } from '@/lib/rules/table/tribunal-minutes'
import { actOperationId } from '@/lib/tournament/lists/act-operation-id'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { tablesOfAccounts } from './tables-of-accounts'
import { tribunalMembers } from './tribunal-members'

interface Session {
  readonly tournamentId: string
  readonly actId: string
  readonly accountId: string
  readonly listId: string
  readonly penaltyId: string
  /** Who decided together with the one who signs. */
  readonly members: readonly string[]
  /** Null = as much as has gone by. */
  readonly minutes: number | null
  readonly reason: string
}

/** What the tribunal's session gives to the affected table and to each table at which somebody plays who decided; refused with a member who has no seat in this case (TSR 8.2.1, 8.5.1). */
export async function tribunalTime({ tournamentId, actId, accountId, listId, penaltyId, members, minutes, reason }: Session): Promise<{ readonly minutes: number; readonly listIds: readonly string[]; readonly reason: string }> {
  const { list, round } = await listOfTournament(tournamentId, listId)
  const penalty = list.penalties.find(({ award }) => award.penaltyId === penaltyId)
  if (!penalty) throw new Refusal('not-found')
  const tribunal = await tribunalMembers({ tournamentId, roundId: round.id, listId, penalty })
  for (const id of members) {
    const member = tribunal.find((one) => one.accountId === id)
    if (!member) throw new Refusal('not-found')
    if (member.barred) throw new Refusal(member.barred)
  }
  const tables = await tablesOfAccounts(tournamentId, round.id, [accountId, ...members])
  // Sent once more, it is what it was: the time since then was no session.
  const done = await read((reader) => reader.listOperation.findUnique({ where: { opId: actOperationId(actId, listId, 0) }, select: { receivedAt: true } }))
  const { signed, stamp } = penalty
  const decidedAt = Date.parse((signed ?? stamp).receivedAt ?? stamp.typedAt)
  return { minutes: minutes ?? tribunalMinutes(decidedAt, (done?.receivedAt ?? new Date()).getTime()), listIds: [...new Set([listId, ...[...tables.values()].flat().map((table) => table.listId)])], reason }
}
