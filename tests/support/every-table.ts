import { currentEdition } from '@/lib/rules/edition'
import { entityOf } from '@/lib/rules/list/entity-of'
import type { Operation } from '@/lib/rules/list/operation'
import { conflictRow } from '@/lib/tournament/lists/conflict-row'
import { sentRow } from '@/lib/tournament/lists/sent-row'
import { operationOn } from '@/tests/support/build-tournament'
import { typed } from '@/tests/support/typed'

export type Row = Readonly<Record<string, string | number | boolean | null>>

const at = '2026-11-28T18:05:09.007Z'
const id = (kind: string, number = 1) => `${kind}-${number}`
const four = [1, 2, 3, 4]

/** The log of a list: two games, the first of them corrected; stored by the version before this one. */
function logOf(listId: string): readonly Row[] {
  const log: readonly Operation[] = [
    operationOn(listId, 'game-entered', typed.normal(1, [5, 5, -5, -5]), { seq: 1 }),
    operationOn(listId, 'game-entered', typed.normal(2, [-1, 1, 1, -1]), { seq: 2 }),
    operationOn(listId, 'game-corrected', typed.normal(1, [3, 3, -3, -3]), { seq: 3, baseVersion: 1 }),
  ]
  return log.map((operation, index) => ({
    ...sentRow(operation, `device:${operation.deviceId}`),
    ...{ schemaVersion: 1, entity: entityOf(operation), entityVersion: operation.baseVersion + 1, place: index + 1, receivedAt: at },
  }))
}

function conflictOf(listId: string): Row {
  const operation = operationOn(listId, 'game-corrected', typed.normal(1, [9, 9, -9, -9]), { baseVersion: 1 })
  return { ...conflictRow(operation, 'device:other', entityOf(operation), 2), receivedAt: at }
}

/** Rows in every table of the newest schema, each with something in every column, parents before their children. Dates are ISO texts, JSON is text. */
export function everyTable(): Readonly<Record<string, readonly Row[]>> {
  const [tournamentId, roundId, tableId, listId, accountId] = [id('tournament'), id('round'), id('table'), id('list'), id('account')]
  return {
    Instance: [{ id: 1, epoch: 'first-epoch', setUpTokenHash: 'hash', setUpTokenExpiresAt: at, printedAddress: 'http://10.0.0.5:3000', createdAt: at }],
    Account: [1, 2].map((number) => ({ id: id('account', number), email: `sample-${number}@example.org`, name: 'Ute „Uschi“ Größe', passwordHash: 'hash', administrator: number === 1, pinHash: 'pin', sessionEpoch: 3, createdAt: at })),
    Start: [{ id: 1, version: '0.1.0', at }],
    Tournament: [{ id: tournamentId, slug: 'cup', name: 'Cup', place: 'Verden', day: '2026-11-28', kind: 'official', plannedRounds: 3, tieRule: 'lot', tieSeed: '7 23', edition: currentEdition, version: 41, hallGeneration: 2, archivedAt: at, createdAt: at, createdById: accountId }],
    Delegation: [{ tournamentId, accountId: id('account', 2), namedById: accountId, namedAt: at }],
    RoleGrant: [{ tournamentId, accountId, role: 'referee', grantedAt: at }],
    Invitation: [{ id: id('invitation'), tournamentId, role: 'tribunal', tokenHash: 'token', createdById: accountId, createdAt: at, expiresAt: at, usedAt: at, usedById: id('account', 2), withdrawnAt: at }],
    Participant: four.map((number) => ({ id: id('person', number), tournamentId, startNumber: number, name: `Çelik ${number}`, club: 'Herz Zehn', memberNumber: '4711', categories: '["seniors"]', consent: 'short', accountId: number === 1 ? accountId : null, checkedInAt: at, withdrawnAt: at, linkGeneration: 2, version: 5, createdAt: at })),
    Sanction: [{ id: id('sanction'), tournamentId, participantId: id('person'), roundNumber: 1, kind: 'deduction', points: 12, reason: 'late', decidedBy: 'account:x', decidedAt: at, cancelledBy: 'account:y', cancelledAt: at, cancelReason: 'error' }],
    Round: [
      { id: roundId, tournamentId, number: 1, archive: 0, state: 'closed', drawRecord: '{"seed":"7 23"}', publishedAt: at, releasedAt: at, endedAt: at, closedAt: at, version: 9, createdAt: at },
      { id: id('round', 2), tournamentId, number: 1, archive: 1, state: 'archived', drawRecord: '{}', publishedAt: at, releasedAt: null, endedAt: null, closedAt: null, version: 2, createdAt: at },
    ],
    Table: [{ id: tableId, roundId, number: 7, size: 4 }],
    TableSign: [{ tournamentId, number: 7, generation: 3, printed: 2 }],
    Seat: four.map((position) => ({ id: id('seat', position), tableId, position, participantId: id('person', position), changedAt: at })),
    List: [{ id: listId, tableId, length: 3 }],
    SecondEntry: [{ id: id('second'), listId, accountId, startedAt: at, doneAt: at, abandonedAt: at, abandonedBy: 'account:z' }],
    SecondRow: [{ opId: id('second-row'), entryId: id('second'), place: 1, kind: 'game-entered', payload: '{"place":1}', typedAt: at, receivedAt: at }],
    SecondDecision: [{ entryId: id('second'), gamePlace: 1, first: '3', second: '5', decidedBy: 'account:x', decidedAt: at }],
    ListPhoto: [{ id: id('photo'), listId, type: 'image/jpeg', width: 800, height: 600, bytes: 1234, addedBy: 'account:x', addedAt: at, removedBy: 'account:y', removedAt: at }],
    ListOperation: logOf(listId),
    ListConflict: [conflictOf(listId)],
    TableSession: [{ id: id('session'), tableId, tokenHash: 'session', deviceId: 'd'.repeat(32), createdAt: at, lastSeenAt: at, endedAt: at }],
    Attempt: [{ id: id('attempt'), key: 'sign-in:x', at }],
    AuditEntry: [{ id: id('audit'), tournamentId, actor: 'account:x', action: 'round-closed', params: '{"round":1}', at }],
    StaffRequest: [{ id: id('request'), tournamentId, hash: 'hash', answer: '{}', repeats: 1, at }],
  }
}
