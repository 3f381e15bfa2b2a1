import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { entityOf } from '@/lib/rules/list/entity-of'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import { gameAt } from '@/lib/rules/list/game-at'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { appendOperation } from '@/lib/tournament/lists/append-operation'
import { loadList } from '@/lib/tournament/lists/load-list'
import { refuseKind } from '@/lib/tournament/lists/refuse-kind'
import { refuseOutcome } from '@/lib/tournament/lists/refuse-outcome'
import { staffOperation } from '@/lib/tournament/lists/staff-operation'
import { once, type SentRequest } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import { secondDifferences, type SecondDifference } from './second-differences'
import { secondOfTournament } from './second-of-tournament'
import { standingSecond } from './standing-second'

export interface DifferenceDecision {
  readonly tournamentId: string
  readonly entryId: string
  readonly place: number
  readonly take: 'first' | 'second'
  readonly opId: string
  /** The version of the game on the list, as it was seen. */
  readonly baseVersion: number
  readonly sent?: SentRequest | null
}

/** Settles one difference: the list stands, or its game is corrected to what the second entry says, with the old one kept. */
export async function decideDifference(author: StaffAuthor, { tournamentId, entryId, place, take, opId, baseVersion, sent }: DifferenceDecision): Promise<void> {
  const { loaded: seen } = await secondOfTournament(tournamentId, entryId)
  const settle = async (transaction: Transaction): Promise<object> => {
    await transaction.list.updateMany({ where: { id: seen.id }, data: { length: { increment: 0 } } })
    const [loaded, second] = [await loadList(transaction, seen.id), await standingSecond(seen.id, transaction)]
    if (loaded === null || second?.id !== entryId) throw new Refusal('not-found')
    const list = foldList(loaded.head, loaded.operations)
    const known = loaded.operations.find((operation) => operation.opId === opId)
    if (known) {
      if (take === 'second' && entityOf(known) === `game:${place}` && known.baseVersion === baseVersion) return {}
      throw new Refusal('id-used-otherwise')
    }
    if (second.doneAt === null) throw new Refusal('second-entry-open', { count: 0 })
    if ((list.versions[`game:${place}`] ?? 0) !== baseVersion) throw new Refusal('changed-meanwhile')
    const difference = secondDifferences(loaded, second).find((each) => each.place === place)
    if (!difference || (take === 'first' && difference.decidedBy !== null)) return {}
    if (take === 'second') {
      const operation = correction(difference, { opId, listId: loaded.id, baseVersion }, gameAt(list, place)?.stamp.opId ?? '')
      refuseKind(author.roles, operation.kind)
      refuseOutcome(await appendOperation(transaction, author.actor, operation))
    } else {
      const { first, second: other } = difference.texts
      const decision = { first, second: other, decidedBy: author.actor, decidedAt: new Date() }
      await transaction.secondDecision.upsert({ where: { entryId_gamePlace: { entryId, gamePlace: place } }, create: { entryId, gamePlace: place, ...decision }, update: decision })
    }
    await leaveTrace(transaction, { tournamentId, actor: author.actor, action: 'difference-decided', params: { listId: loaded.id, place, take } })
    await ring(transaction, tournamentId)
    return {}
  }
  await write((transaction) => once(transaction, sent, () => settle(transaction)))
}

function correction({ place, first, second }: SecondDifference, frame: Pick<Operation, 'opId' | 'listId' | 'baseVersion'>, undoes: string): Operation {
  if (second === null) return staffOperation('game-undone', { place, undoes }, frame)
  return first === null ? staffOperation('game-entered', second, frame) : staffOperation('game-corrected', second, frame)
}
