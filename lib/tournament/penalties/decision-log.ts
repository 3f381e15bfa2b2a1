import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import { namesOf } from '@/lib/tournament/players/names-of'
import { actorNames } from './actor-names'
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
  readonly severity: 'insignificant' | 'minor' | 'serious' | 'decided' | null
  readonly outcome: 'upheld' | 'changed' | 'lifted' | null
  readonly offenders: readonly string[]
  readonly points: number | null
  readonly minutes: number | null
  readonly reason: string | null
}

const logged = ['claim-raised', 'claim-withdrawn', 'penalty-awarded', 'penalty-countersigned', 'penalty-challenged', 'penalty-decided', 'penalty-cancelled', 'extra-time-granted'] as const satisfies readonly OperationKind[]

type LoggedKind = (typeof logged)[number]

const isLogged = (operation: Operation): operation is Extract<Operation, { kind: LoggedKind }> => logged.some((kind) => kind === operation.kind)

/** What its payload says of an operation, whatever its kind. */
interface Said {
  readonly place: number | null
  readonly severity?: LogEntry['severity']
  readonly outcome?: LogEntry['outcome']
  readonly offenders?: readonly number[]
  readonly minutes?: number
  readonly reason?: string
}

function said(operation: Extract<Operation, { kind: LoggedKind }>, { list }: FoldedList): Said {
  switch (operation.kind) {
    case 'claim-raised':
      return { place: operation.payload.place, offenders: operation.payload.offenders }
    case 'claim-withdrawn': {
      const claim = list.claims.find(({ claimId }) => claimId === operation.payload.claimId)
      return { place: claim?.place ?? null, offenders: claim?.offenders ?? [], ...(operation.payload.reason !== undefined && { reason: operation.payload.reason }) }
    }
    case 'penalty-awarded':
      return { place: operation.payload.place, severity: operation.payload.severity, offenders: [operation.payload.offender] }
    case 'extra-time-granted':
      return { place: null, minutes: operation.payload.minutes, reason: operation.payload.reason }
    case 'penalty-countersigned':
    case 'penalty-challenged':
    case 'penalty-decided':
    case 'penalty-cancelled': {
      const { penaltyId } = operation.payload
      const award = list.penalties.find((penalty) => penalty.award.penaltyId === penaltyId)?.award
      return {
        place: award?.place ?? null,
        offenders: award ? [award.offender] : [],
        ...(operation.kind === 'penalty-decided' && { outcome: operation.payload.outcome, severity: operation.payload.award?.severity ?? null }),
        ...(operation.kind === 'penalty-cancelled' && { reason: operation.payload.reason }),
      }
    }
  }
}

/** Everything that was claimed, decided, signed and imposed in a tournament, in the order in which it happened; nothing of it is ever deleted. */
export async function decisionLog(tournamentId: string): Promise<LogEntry[]> {
  const [lists, names, sanctions] = await Promise.all([listsWithDecisions(tournamentId), namesOf(tournamentId), listSanctions(tournamentId)])
  const accounts = await actorNames(lists.flatMap(({ operations }) => operations.map(({ by }) => by ?? null)))
  const onLists = lists.flatMap((folded) =>
    folded.operations.filter(isLogged).map((operation): LogEntry => {
      const { place, severity = null, outcome = null, offenders = [], minutes = null, reason = null } = said(operation, folded)
      const { list, round, table } = folded
      return {
        ...{ key: operation.opId, at: operation.receivedAt ?? operation.typedAt, by: accounts.get(operation.by ?? '') ?? null, round: round.number, table: table.number },
        ...{ what: operation.kind, severity, outcome, points: null, minutes, reason },
        gameNo: place === null ? null : gameNoOf(list, place),
        offenders: offenders.map((position) => names.get(list.seats[position - 1] ?? '') ?? String(position)),
      }
    }),
  )
  const outside = sanctions.map(({ id, at, by, round, kind, person, points, reason }): LogEntry => ({
    ...{ key: id, at, by, round, table: null, gameNo: null, what: `sanction-${kind}`, severity: null, outcome: null },
    ...{ offenders: [person], points: points === 0 ? null : points, minutes: null, reason },
  }))
  return [...onLists, ...outside].toSorted((one, other) => one.at.localeCompare(other.at))
}
