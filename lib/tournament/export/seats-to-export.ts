import { read } from '@/lib/db/read'
import type { SeatToExport } from '@/lib/export/seats-table'

/** The seats of every round that was published, in the order of rounds, tables and positions. */
export async function seatsToExport(tournamentId: string): Promise<SeatToExport[]> {
  const seats = await read((reader) =>
    reader.seat.findMany({
      where: { table: { round: { tournamentId, state: { notIn: ['draft', 'archived'] } } } },
      orderBy: [{ table: { round: { number: 'asc' } } }, { table: { number: 'asc' } }, { position: 'asc' }],
      include: { participant: true, table: { include: { round: true } } },
    }),
  )
  return seats.map(({ position, changedAt, participant: { startNumber, name, club }, table }) => ({
    ...{ round: table.round.number, table: table.number, position, startNumber, name, club },
    changed: changedAt !== null,
  }))
}
