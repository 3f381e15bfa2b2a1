import { randomBytes } from 'node:crypto'
import { write } from '@/lib/db/write'
import type { RoundState } from '@/lib/db/generated/sqlite/client'
import { currentEdition } from '@/lib/rules/edition'
import type { OperationKind, OperationOf } from '@/lib/rules/list/operation'

export interface BuiltTable {
  readonly tournamentId: string
  readonly roundId: string
  readonly tableId: string
  readonly listId: string
  readonly people: readonly string[]
}

export const hexId = (): string => randomBytes(16).toString('hex')

/** A tournament with one table in a round, everything else at its good default. */
export async function buildTable({ size = 4, state = 'released' }: { size?: 4 | 5; state?: RoundState } = {}): Promise<BuiltTable> {
  return write(async (transaction) => {
    await transaction.instance.upsert({ where: { id: 1 }, create: { id: 1, epoch: hexId() }, update: {} })
    const account = await transaction.account.create({ data: { email: `${hexId()}@example.org`, name: 'Sample', passwordHash: 'none' } })
    const tournament = await transaction.tournament.create({
      data: { slug: `sample-${hexId().slice(0, 8)}`, name: 'Sample', place: 'Verden', day: '2026-11-29', kind: 'club', plannedRounds: 1, tieRule: 'shared', edition: currentEdition, createdById: account.id },
    })
    const people: string[] = []
    for (let startNumber = 1; startNumber <= size; startNumber++) {
      const { id } = await transaction.participant.create({ data: { tournamentId: tournament.id, startNumber, name: `Sample ${startNumber}`, club: '', categories: [] } })
      people.push(id)
    }
    const round = await transaction.round.create({
      data: { tournamentId: tournament.id, number: 1, state, drawRecord: {}, releasedAt: state === 'released' ? new Date() : null },
    })
    const table = await transaction.table.create({ data: { roundId: round.id, number: 1, size } })
    await transaction.seat.createMany({ data: people.map((participantId, index) => ({ tableId: table.id, position: index + 1, participantId })) })
    const list = await transaction.list.create({ data: { tableId: table.id } })
    return { tournamentId: tournament.id, roundId: round.id, tableId: table.id, listId: list.id, people }
  })
}

/** An operation as a device would send it. */
export function operationOn<Kind extends OperationKind>(
  listId: string,
  kind: Kind,
  payload: OperationOf<Kind>['payload'],
  { baseVersion = 0, deviceId = 'd'.repeat(32), seq = 1 }: { baseVersion?: number; deviceId?: string; seq?: number } = {},
): OperationOf<Kind> {
  return { opId: hexId(), deviceId, seq, kind, listId, baseVersion, payload, typedAt: '2026-11-29T14:00:00.000Z' }
}
