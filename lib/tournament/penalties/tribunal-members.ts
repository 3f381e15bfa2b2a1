import { read } from '@/lib/db/read'
import type { PenaltyFact } from '@/lib/rules/list/list-facts'
import { decidedBy } from '@/lib/rules/list/decided-by'
import { tablesOfAccounts, type PlayedTable } from './tables-of-accounts'

export interface TribunalMember {
  readonly accountId: string
  readonly name: string
  /** Where he plays in this round. */
  readonly tables: readonly PlayedTable[]
  /** Why he has no seat in this case, or null. */
  readonly barred: 'own-case' | 'own-decision' | null
}

interface Case {
  readonly tournamentId: string
  readonly roundId: string
  readonly listId: string
  readonly penalty: Pick<PenaltyFact, 'stamp' | 'signed'>
}

/** Everybody of the tribunal, with who may look at this case: nobody who plays at its table or has decided it before (TSR 8.2.1, 8.5.1). */
export async function tribunalMembers({ tournamentId, roundId, listId, penalty }: Case): Promise<TribunalMember[]> {
  const accounts = await read((reader) => reader.account.findMany({ where: { roles: { some: { tournamentId, role: 'tribunal' } } }, orderBy: [{ name: 'asc' }, { id: 'asc' }], select: { id: true, name: true } }))
  const tables = await tablesOfAccounts(tournamentId, roundId, accounts.map(({ id }) => id))
  return accounts.map(({ id, name }) => {
    const played = tables.get(id) ?? []
    const barred = played.some((table) => table.listId === listId) ? 'own-case' : decidedBy(penalty, `account:${id}`) ? 'own-decision' : null
    return { accountId: id, name, tables: played, barred }
  })
}
