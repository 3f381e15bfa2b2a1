import type { ConfirmationState } from '@/lib/rules/list/confirmation-states'
import type { Position } from '@/lib/rules/table/table-size'
import type { Stamp } from '@/lib/rules/list/stamp-of'
import { namesOf } from '@/lib/tournament/players/names-of'
import { gameNoOf } from './game-no-of'
import { listsWithDecisions, type FoldedList } from './lists-with-decisions'

export type QueueKind = 'claim' | 'unsigned' | 'challenge' | 'objection'

/** What waits for referee or tribunal. */
export interface QueueItem {
  readonly key: string
  readonly kind: QueueKind
  readonly tableId: string
  readonly table: number
  readonly round: number
  readonly gameNo: number | null
  /** ISO, by the server's clock. */
  readonly since: string
  /** Who claims, challenges or objects; null when nobody was named. */
  readonly by: string | null
  /** Who is said to have offended. */
  readonly offenders: readonly string[]
  readonly people: readonly string[]
}

interface Waiting {
  readonly kind: QueueKind
  readonly key: string
  readonly stamp: Stamp
  readonly place: number | null
  readonly by: Position | null
  readonly offenders: readonly Position[]
}

const objections = (confirmations: readonly ConfirmationState[]): Waiting[] =>
  confirmations.flatMap(({ state, stamp, position }) => (state === 'objected' && stamp !== null ? [{ kind: 'objection', key: stamp.opId, stamp, place: null, by: position, offenders: [] }] : []))

function waitingOn({ list }: FoldedList): Waiting[] {
  return [
    ...list.claims.flatMap(({ closed, claimId, stamp, place, claimant, offenders }): Waiting[] => (closed === null ? [{ kind: 'claim', key: claimId, stamp, place, by: claimant, offenders }] : [])),
    ...list.penalties.flatMap(({ status, award, stamp, challenged }): Waiting[] => {
      const common = { key: award.penaltyId, place: award.place, offenders: [award.offender] }
      if (status === 'unsigned') return [{ ...common, kind: 'unsigned', stamp, by: null }]
      return status === 'challenged' && challenged !== null ? [{ ...common, kind: 'challenge', stamp: challenged, by: challenged.challenger }] : []
    }),
    ...objections(list.confirmations),
  ]
}

/** Open claims, awards without a countersignature, challenges and objections of the rounds in play, the oldest first. */
export async function refereeQueue(tournamentId: string): Promise<QueueItem[]> {
  const [lists, names] = await Promise.all([listsWithDecisions(tournamentId, ['released', 'ended']), namesOf(tournamentId)])
  const items = lists.flatMap((folded) => {
    const { table, round, list } = folded
    const nameOf = (position: Position) => names.get(list.seats[position - 1] ?? '') ?? String(position)
    return waitingOn(folded).map(({ kind, key, stamp, place, by, offenders }): QueueItem => ({
      ...{ kind, key, tableId: table.id, table: table.number, round: round.number },
      gameNo: place === null ? null : gameNoOf(list, { place, penaltyId: key, claimId: key }),
      since: stamp.receivedAt ?? stamp.typedAt,
      by: by === null ? null : nameOf(by),
      offenders: offenders.map(nameOf),
      people: list.seats.flatMap((person) => (person === null ? [] : [names.get(person) ?? ''])),
    }))
  })
  return items.toSorted((one, other) => one.since.localeCompare(other.since))
}
