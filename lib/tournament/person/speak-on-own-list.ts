import { mayAppend } from '@/lib/auth/may-append'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import { operationTable } from '@/lib/rules/list/operation-table'
import type { Position } from '@/lib/rules/table/table-size'
import { appendOperation } from '@/lib/tournament/lists/append-operation'
import { loadList } from '@/lib/tournament/lists/load-list'
import { refuseOutcome } from '@/lib/tournament/lists/refuse-outcome'
import type { OwnPerson } from './person-of-token'

export interface OwnWord {
  readonly opId: string
  readonly listId: string
  /** How often this seat had spoken, and how many operations the list had, when it was seen. */
  readonly baseVersion: number
  readonly length: number
}

/** The device that a person's own word is noted under; what counts is who said it. */
const ownPhone = 'own-link'

/** Confirms the list of the own seat, or objects to it, on the person's own phone. A list whose scores have changed since it was seen is looked at again first. */
export async function speakOnOwnList({ id, tournamentId }: OwnPerson, kind: 'list-confirmed' | 'list-objected', { opId, listId, baseVersion, length }: OwnWord): Promise<object> {
  if (!mayAppend('player', kind)) throw new Refusal('not-allowed', { kind })
  return write(async (transaction) => {
    await transaction.list.updateMany({ where: { id: listId }, data: { length: { increment: 0 } } })
    const loaded = await loadList(transaction, listId)
    if (loaded?.tournament.id !== tournamentId || loaded.round.state === 'draft') throw new Refusal('not-found')
    const { seats, people } = foldList(loaded.head, loaded.operations)
    const position = seats.indexOf(id) + 1
    if (position === 0) throw new Refusal(people.some(({ person }) => person === id) ? 'no-own-seat' : 'not-found')
    const isRepeated = loaded.operations.some((stored) => stored.opId === opId)
    if (!isRepeated && loaded.operations.slice(length).some((stored) => operationTable[stored.kind].changesScores)) throw new Refusal('scores-changed')
    // A list has as many seats as its table has positions.
    const payload = { position: position as Position }
    refuseOutcome(await appendOperation(transaction, `participant:${id}`, { opId, deviceId: ownPhone, seq: 0, kind, listId, baseVersion, payload, typedAt: new Date().toISOString() }))
    return {}
  })
}
