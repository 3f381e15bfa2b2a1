import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { decidedBy } from '@/lib/rules/list/decided-by'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { PenaltyStatus } from '@/lib/rules/list/penalty-status'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { namesOf } from '@/lib/tournament/players/names-of'
import { actorNames } from '@/lib/tournament/accounts/actor-names'
import { earlierPenalties, type EarlierPenalty } from './earlier-penalties'
import { gameNoOf } from './game-no-of'
import { offenderOf } from './offender-of'
import { ownParticipants } from './own-participants'
import { sitsAtTable } from './sits-at-table'

export interface TableClaim {
  readonly claimId: string
  readonly version: number
  readonly place: number
  readonly gameNo: number
  readonly claimant: Position | null
  readonly offenders: readonly Position[]
  /** What the table chose to say of it, a key of the reasons; null = nothing. */
  readonly violation: string | null
  readonly partiesClear: boolean | null
  readonly since: string
}

export interface TableDecision {
  readonly award: PenaltyPayload
  readonly version: number
  readonly status: PenaltyStatus
  readonly outcome: 'upheld' | 'changed' | 'lifted' | null
  readonly offender: string
  readonly gameNo: number
  readonly points: readonly (number | null)[] | null
  readonly signedBy: string | null
  /** The one who asks has awarded or countersigned it. */
  readonly isOwnDecision: boolean
  /** When the referee decided: from then on the tribunal's time counts. */
  readonly decidedAt: string
  readonly challenger: Position | null
  readonly reason: string | null
}

/** All that is needed to decide at one table. */
export interface DecisionTable {
  readonly listId: string
  readonly roundId: string
  readonly roundNumber: number
  readonly table: number
  readonly list: ScoreList
  readonly people: readonly { readonly position: Position; readonly person: string; readonly name: string; readonly earlier: readonly EarlierPenalty[] }[]
  readonly claims: readonly TableClaim[]
  readonly decisions: readonly TableDecision[]
  readonly isOwnTable: boolean
}

/** The table of this tournament, as the one who asks has to see it before he decides there. */
export async function decisionTable(tournamentId: string, tableId: string, accountId: string): Promise<DecisionTable> {
  const stored = await read((reader) => reader.list.findUnique({ where: { tableId }, select: { id: true } }))
  if (stored === null) throw new Refusal('not-found')
  const folded = await listOfTournament(tournamentId, stored.id)
  const { list, round, table } = folded
  const [names, earlier, own, actors] = await Promise.all([
    namesOf(tournamentId),
    earlierPenalties(tournamentId),
    read((reader) => ownParticipants(reader, tournamentId, accountId)),
    actorNames(list.penalties.map(({ signed }) => signed?.by ?? null)),
  ])
  return {
    ...{ listId: stored.id, roundId: round.id, roundNumber: round.number, table: table.number, list, isOwnTable: sitsAtTable(own, folded, list) },
    people: positionsOf(list.tableSize).flatMap((position) => {
      const person = list.seats[position - 1] ?? null
      return person === null ? [] : [{ position, person, name: names.get(person) ?? '', earlier: earlier.get(person) ?? [] }]
    }),
    claims: list.claims.flatMap(({ closed, claimId, place, claimant, offenders, violation = null, partiesClear, stamp }) =>
      closed === null ? [{ claimId, version: list.versions[`claim:${claimId}`] ?? 0, place, gameNo: gameNoOf(list, { place, claimId }), claimant, offenders, violation, partiesClear, since: stamp.receivedAt ?? stamp.typedAt }] : [],
    ),
    decisions: list.penalties.map((penalty) => {
      const { award, status, signed, stamp, challenged, decided, cancelled } = penalty
      const row = list.rows.find((candidate) => candidate.row === 'penalty' && candidate.penaltyId === award.penaltyId)
      return {
        ...{ award, status, version: list.versions[`penalty:${award.penaltyId}`] ?? 0, outcome: decided?.outcome ?? null },
        offender: names.get(offenderOf(folded, list, penalty) ?? '') ?? '',
        gameNo: gameNoOf(list, award),
        points: row?.row === 'penalty' ? row.points : null,
        isOwnDecision: decidedBy(penalty, `account:${accountId}`),
        signedBy: actors.get(signed?.by ?? '') ?? null,
        decidedAt: (signed ?? stamp).receivedAt ?? stamp.typedAt,
        challenger: challenged?.challenger ?? null,
        reason: cancelled?.reason ?? null,
      }
    }),
  }
}
