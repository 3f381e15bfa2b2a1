import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { once, type SentRequest } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'

interface SignOff {
  readonly tournamentId: string
  readonly tableId: string
  /** One device, or with null all of them: then the sign of the table gets another code as well, and what was printed is void. */
  readonly deviceId: string | null
  readonly actor: string
  readonly sent?: SentRequest | null
}

/** Signs devices off a table. What they have not sent stays on them, and is sent when they come back. */
export async function signDevicesOff({ tournamentId, tableId, deviceId, actor, sent }: SignOff): Promise<object> {
  return write((transaction) =>
    once(transaction, sent, async () => {
      const table = await transaction.table.findFirst({ where: { id: tableId, round: { tournamentId } }, select: { number: true } })
      if (!table) throw new Refusal('not-found')
      const { number } = table
      const { count } = await transaction.tableSession.updateMany({ where: { tableId, endedAt: null, ...(deviceId !== null && { deviceId }) }, data: { endedAt: new Date() } })
      if (deviceId !== null && count === 0) return {}
      if (deviceId === null) await transaction.tableSign.upsert({ where: { tournamentId_number: { tournamentId, number } }, update: { generation: { increment: 1 } }, create: { tournamentId, number, generation: 2 } })
      await leaveTrace(transaction, { tournamentId, actor, action: deviceId === null ? 'table-code-renewed' : 'device-signed-off', params: { table: number, ended: count } })
      await ring(transaction, tournamentId)
      return {}
    }),
  )
}
