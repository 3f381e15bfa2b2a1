import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Leaving } from '@/lib/schema/leaving'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { appendToLists, type Entry } from '@/lib/tournament/lists/append-to-lists'
import { listsOfAct } from '@/lib/tournament/lists/lists-of-act'
import { loadList } from '@/lib/tournament/lists/load-list'
import { ring } from '@/lib/tournament/tournaments/ring'
import { takePart } from './take-part'

/**
 * Somebody leaves a table in mid-round: a substitute takes the seat from a game on, a table of five goes on as four, or the referee
 * freezes the list. Points stay with whoever scored them. A freeze is lifted and a substitute sent back; an empty seat stays empty.
 */
export async function leaveTable(author: StaffAuthor, tournamentId: string, order: Leaving): Promise<object> {
  return write(async (transaction) => {
    const { actId, listId } = order
    // The list before the tournament, as a device locks them.
    await transaction.list.updateMany({ where: { id: listId }, data: { length: { increment: 0 } } })
    const loaded = await loadList(transaction, listId)
    if (loaded?.tournament.id !== tournamentId || loaded.round.state === 'draft') throw new Refusal('not-found')
    const { round, table } = loaded
    const list = foldList(loaded.head, loaded.operations)
    const leaver = 'position' in order && order.position !== null ? (list.seats[order.position - 1] ?? null) : null
    const isNew = (await listsOfAct(transaction, tournamentId, actId)).length === 0
    // A second click finds the substitute on the seat.
    if (isNew && order.way === 'substitute' && leaver === order.person.id) return {}
    if (isNew) await ring(transaction, tournamentId)
    if (isNew && order.way === 'substitute') await takePart(transaction, { tournamentId, roundId: round.id, person: order.person })
    await appendToLists(transaction, author, { tournamentId, actId, listIds: [listId] }, (stood) => [entryOf(order, stood, loaded.head.seats)])
    if (!isNew) return {}
    const where = { number: round.number, table: table.number }
    if (order.way === 'substitute') await leaveTrace(transaction, { tournamentId, actor: author.actor, action: 'participant-took-over', params: { participantId: order.person.id, ...where } })
    if (leaver !== null) await leaverGoes(transaction, { tournamentId, actor: author.actor, leaver, staysAway: 'staysAway' in order && order.staysAway, where })
    return {}
  })
}

function entryOf(order: Leaving, { seatChanges }: ScoreList, drawn: readonly string[]): Entry {
  switch (order.way) {
    case 'substitute':
      return { kind: 'seat-taken-over', payload: { position: order.position, person: order.person.id, fromPlace: order.fromPlace } }
    case 'as-four':
      return { kind: 'seat-left-empty', payload: { position: order.position, fromPlace: order.fromPlace } }
    case 'freeze':
      return { kind: 'list-frozen', payload: { reason: order.reason, leaver: order.position } }
    case 'go-on':
      return { kind: 'list-reopened', payload: { reason: order.reason, goesOn: true } }
    case 'take-back': {
      const [before, last] = [undefined, ...seatChanges.filter(({ position }) => position === order.position)].slice(-2)
      const person = before?.person ?? drawn[order.position - 1]
      if (last?.fromPlace !== order.fromPlace || last.person === null || person === undefined) throw new Refusal('changed-meanwhile')
      return { kind: 'seat-taken-over', payload: { position: order.position, person, fromPlace: order.fromPlace } }
    }
  }
}

interface Gone {
  readonly tournamentId: string
  readonly actor: string
  readonly leaver: string
  readonly staysAway: boolean
  readonly where: { readonly number: number; readonly table: number }
}

async function leaverGoes(transaction: Transaction, { tournamentId, actor, leaver, staysAway, where }: Gone): Promise<void> {
  await leaveTrace(transaction, { tournamentId, actor, action: 'participant-left', params: { participantId: leaver, ...where } })
  if (!staysAway) return
  await transaction.participant.update({ where: { id: leaver }, data: { withdrawnAt: new Date() } })
  await leaveTrace(transaction, { tournamentId, actor, action: 'participant-withdrawn', params: { participantId: leaver } })
}
