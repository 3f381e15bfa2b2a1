import { Refusal } from '@/lib/errors/refusal'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import type { Outcome } from '@/lib/schema/outcome'
import type { PaperOperation } from '@/lib/schema/paper-operations'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { refuseKind } from '@/lib/tournament/lists/refuse-kind'
import { staffOperation } from '@/lib/tournament/lists/staff-operation'
import { refuseOpenSecond } from './refuse-open-second'
import { standingSecond } from './standing-second'

/** What becomes of each thing typed from paper, as a device would be told: a conflict or a refusal is an answer, with what the desk needs to decide. */
export async function appendFromPaper(author: StaffAuthor, tournamentId: string, typed: readonly PaperOperation[]): Promise<{ outcomes: readonly Outcome[] }> {
  for (const listId of new Set(typed.map((operation) => operation.listId))) {
    const { operations: stored } = await listOfTournament(tournamentId, listId)
    const second = await standingSecond(listId)
    if (second?.doneAt === null && author.actor === `account:${second.accountId}`) throw new Refusal('second-entry-own')
    const isNew = (opId: string) => !stored.some((operation) => operation.opId === opId)
    if (typed.some(({ kind, opId }) => kind === 'list-submitted' && isNew(opId))) await refuseOpenSecond(listId)
  }
  for (const { kind } of typed) refuseKind(author.roles, kind)
  // Kind and payload belong together, which the schema has checked; the compiler cannot see that through the union.
  const operations = typed.map(({ kind, payload, ...frame }) => staffOperation<OperationKind>(kind, payload, frame) as Operation)
  return { outcomes: await appendOperations(author.actor, operations) }
}
