import { closeDatabase } from '@/lib/db/close-database'
import { openAtStart } from '@/lib/db/open-at-start'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { currentEdition } from '@/lib/rules/edition'
import { tableSign } from '@/lib/tournament/tables/table-sign'
import { hexId } from '@/tests/support/build-tournament'

export interface HallTable {
  readonly number: number
  readonly listId: string
  /** What stands on its sign for scanning. */
  readonly token: string
}

const seats = [1, 2, 3, 4] as const

/** A released round with so many tables of four in the database of DATA_DIR or DATABASE_URL, which is closed again, so that a server can be started on it. */
export async function tableHall(count: number): Promise<readonly HallTable[]> {
  await openAtStart()
  const tournamentId = await write(async (transaction) => {
    const account = await transaction.account.create({ data: { email: `${hexId()}@example.org`, name: 'Sample', passwordHash: 'none', administrator: true } })
    const { id } = await transaction.tournament.create({
      data: { slug: `hall-${hexId().slice(0, 8)}`, name: 'Hall', place: 'Verden', day: '2026-11-30', kind: 'club', plannedRounds: 1, tieRule: 'shared', edition: currentEdition, createdById: account.id },
    })
    const round = await transaction.round.create({ data: { tournamentId: id, number: 1, state: 'released', drawRecord: {}, releasedAt: new Date() } })
    const people = Array.from({ length: count * seats.length }, (_, index) => ({ id: crypto.randomUUID(), tournamentId: id, startNumber: index + 1, name: `Sample ${index + 1}`, club: '', categories: [] }))
    const tables = Array.from({ length: count }, (_, index) => ({ id: crypto.randomUUID(), roundId: round.id, number: index + 1, size: seats.length }))
    await transaction.participant.createMany({ data: people })
    await transaction.table.createMany({ data: tables })
    await transaction.seat.createMany({ data: people.map((person, index) => ({ tableId: tables[Math.floor(index / seats.length)]?.id ?? '', position: (index % seats.length) + 1, participantId: person.id })) })
    await transaction.list.createMany({ data: tables.map(({ id: tableId }) => ({ tableId })) })
    return id
  })
  const tables = await read((reader) => reader.table.findMany({ where: { round: { tournamentId } }, include: { list: true }, orderBy: { number: 'asc' } }))
  const hall = await Promise.all(tables.map(async ({ number, list }) => ({ number, listId: list?.id ?? '', token: (await read((reader) => tableSign(reader, tournamentId, number))).token })))
  await closeDatabase()
  return hall
}
