import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { PenaltyClass } from '@/lib/rules/penalty/penalty-case'
import { personsAt } from '@/lib/rules/list/persons-at'
import { namesOf } from '@/lib/tournament/players/names-of'
import { actorNames } from '@/lib/tournament/accounts/actor-names'
import { gameNoOf } from './game-no-of'
import { listsWithDecisions, type FoldedList } from './lists-with-decisions'
import { listSanctions, type ListedSanction } from './list-sanctions'

/** One line of the log: what was claimed, decided, signed or imposed, by whom and when. */
export interface LogEntry {
  readonly key: string
  readonly at: string
  /** Null = a device at the table. */
  readonly by: string | null
  readonly round: number
  readonly table: number | null
  readonly gameNo: number | null
  readonly what: LoggedKind | `sanction-${ListedSanction['kind']}`
  readonly severity: PenaltyClass | null
  /** The entry of the catalogue that the referee chose. */
  readonly entry: string | null
  readonly outcome: 'upheld' | 'changed' | 'lifted' | null
  readonly offenders: readonly string[]
  readonly points: number | null
  readonly minutes: number | null
  readonly reason: string | null
}

const logged = ['claim-raised', 'claim-withdrawn', 'penalty-awarded', 'penalty-countersigned', 'penalty-challenged', 'penalty-decided', 'penalty-cancelled', 'extra-time-granted'] as const satisfies readonly OperationKind[]

type LoggedKind = (typeof logged)[number]

const isLogged = (operation: Operation): operation is Extract<Operation, { kind: LoggedKind }> => logged.some((kind) => kind === operation.kind)

/** What an operation of the log is about. */
interface Said extends Partial<Pick<LogEntry, 'severity' | 'entry' | 'outcome' | 'minutes' | 'reason'>> {
  readonly place: number | null
  readonly penaltyId?: string
  readonly claimId?: string
  readonly offenders?: readonly number[]
}

/** The decision as it stood when this operation came: a later word of the tribunal does not change what was signed before. */
function awardBefore(operations: readonly Operation[], penaltyId: string): PenaltyPayload | null {
  const awards = operations.flatMap((operation) => {
    if (operation.kind === 'penalty-awarded' && operation.payload.penaltyId === penaltyId) return [operation.payload]
    return operation.kind === 'penalty-decided' && operation.payload.penaltyId === penaltyId && operation.payload.award ? [operation.payload.award] : []
  })
  return awards.at(-1) ?? null
}

function said(operation: Extract<Operation, { kind: LoggedKind }>, upToIt: readonly Operation[], { list }: FoldedList): Said {
  switch (operation.kind) {
    case 'claim-raised':
      return operation.payload
    case 'claim-withdrawn': {
      const { claimId, reason = null } = operation.payload
      const claim = list.claims.find((candidate) => candidate.claimId === claimId)
      return { place: claim?.place ?? null, claimId, offenders: claim?.offenders ?? [], reason }
    }
    case 'extra-time-granted':
      return { place: null, ...operation.payload }
    case 'penalty-awarded':
    case 'penalty-countersigned':
    case 'penalty-challenged':
    case 'penalty-decided':
    case 'penalty-cancelled': {
      const { kind, payload } = operation
      const award = awardBefore(upToIt, payload.penaltyId)
      return {
        ...{ place: award?.place ?? null, penaltyId: payload.penaltyId, offenders: award ? [award.offender] : [] },
        ...((kind === 'penalty-awarded' || (kind === 'penalty-decided' && payload.outcome === 'changed')) && { severity: award?.severity ?? null, entry: award?.reason ?? null }),
        ...(kind === 'penalty-decided' && { outcome: payload.outcome }),
        ...(kind === 'penalty-cancelled' && { reason: payload.reason }),
      }
    }
  }
}

/** Everything that was claimed, decided, signed and imposed in a tournament, in the order in which it happened; nothing of it is ever deleted. */
export async function decisionLog(tournamentId: string): Promise<LogEntry[]> {
  const [lists, names, sanctions] = await Promise.all([listsWithDecisions(tournamentId), namesOf(tournamentId), listSanctions(tournamentId)])
  const accounts = await actorNames(lists.flatMap(({ operations }) => operations.map(({ by }) => by ?? null)))
  const onLists = lists.flatMap((folded) => {
    const { list, head, operations, round, table } = folded
    return operations.flatMap((operation, order): LogEntry[] => {
      if (!isLogged(operation)) return []
      const { place, severity = null, entry = null, outcome = null, offenders = [], minutes = null, reason = null, ...about } = said(operation, operations.slice(0, order + 1), folded)
      const people = place === null ? head.seats : personsAt(head, list.seatChanges, place, order)
      return [
        {
          ...{ key: operation.opId, at: operation.receivedAt ?? operation.typedAt, by: accounts.get(operation.by ?? '') ?? null, round: round.number, table: table.number },
          ...{ what: operation.kind, severity, entry, outcome, points: null, minutes, reason },
          gameNo: place === null ? null : gameNoOf(list, { place, ...about }),
          offenders: offenders.map((position) => names.get(people[position - 1] ?? '') ?? String(position)),
        },
      ]
    })
  })
  const outside = sanctions.map(({ id, at, by, round, kind, person, points, reason }): LogEntry => ({
    ...{ key: id, at, by, round, table: null, gameNo: null, what: `sanction-${kind}`, severity: null, entry: null, outcome: null },
    ...{ offenders: [person], points: points === 0 ? null : points, minutes: null, reason },
  }))
  return [...onLists, ...outside].toSorted((one, other) => one.at.localeCompare(other.at))
}
