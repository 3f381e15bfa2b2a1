import { read } from '@/lib/db/read'

export interface PinUse {
  readonly at: string
  readonly table: number
  readonly signed: boolean
}

const shown = 20

/** Where the own PIN was typed on a table's device lately, rightly or wrongly, the latest first. */
export async function pinUses(tournamentId: string, accountId: string): Promise<PinUse[]> {
  const entries = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: { in: ['signed-by-pin', 'pin-refused'] } }, orderBy: { at: 'desc' }, take: 200 }))
  return entries.flatMap(({ action, actor, params, at }) => {
    // Written by our own services; see leave-trace.ts.
    const { accountId: meant, table = 0 } = params as { accountId?: string; table?: number }
    const isOwn = action === 'signed-by-pin' ? actor === `account:${accountId}` : meant === accountId
    return isOwn ? [{ at: at.toISOString(), table, signed: action === 'signed-by-pin' }] : []
  }).slice(0, shown)
}
