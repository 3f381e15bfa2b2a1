import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { OperationKind } from '@/lib/rules/list/operation'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'
import { standingSecond } from './standing-second'

interface SecondStart {
  readonly tournamentId: string
  readonly listId: string
  /** Made by the page, so that a second click starts nothing twice. */
  readonly entryId: string
}

const typesGames: readonly OperationKind[] = ['game-entered', 'game-corrected']

/** Begins a second, independent entry of a paper list by somebody who has typed no game of the first. */
export async function startSecond(actor: string, { tournamentId, listId, entryId }: SecondStart): Promise<void> {
  const { list } = await listOfTournament(tournamentId, listId)
  await write(async (transaction) => {
    await lockList(transaction, listId)
    const known = await transaction.secondEntry.findUnique({ where: { id: entryId } })
    if (known && (known.listId !== listId || actor !== `account:${known.accountId}`)) throw new Refusal('id-used-otherwise')
    if (known) return
    if (list.submitted !== null || list.checked !== null) throw new Refusal('list-refused', { rule: 'list-submitted', tsr: '7.3.4' })
    if (list.totalsOnly) throw new Refusal('list-refused', { rule: 'totals-typed', tsr: '7.3.1' })
    if ((await standingSecond(listId, transaction)) !== null) throw new Refusal('second-entry-exists')
    if ((await transaction.listOperation.count({ where: { listId, actor, kind: { in: [...typesGames] } } })) > 0) throw new Refusal('second-entry-own')
    await transaction.secondEntry.create({ data: { id: entryId, listId, accountId: actor.replace('account:', '') } })
    await leaveTrace(transaction, { tournamentId, actor, action: 'second-entry-started', params: { listId } })
    await ring(transaction, tournamentId)
  })
}

/** Of two people who begin at once exactly one does. */
const lockList = (transaction: Transaction, listId: string) => transaction.list.updateMany({ where: { id: listId }, data: { length: { increment: 0 } } })
