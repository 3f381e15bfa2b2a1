import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import type { TableSize } from '@/lib/rules/table/table-size'
import { listHead } from '@/lib/tournament/lists/list-head'
import { hallPath } from '@/lib/tournament/public/hall-path'
import { seatsOfTable, withSeats } from '@/lib/tournament/seating/seats-of-table'
import { tableSign, type TableSign } from '@/lib/tournament/tables/table-sign'
import { standingRound } from './standing-round'

export interface TableToPrint extends TableSign {
  readonly tableSize: TableSize
  /** By position. */
  readonly seats: readonly SeatToPrint[]
}

export interface SeatToPrint {
  readonly position: number
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** When this person was put in after the plan was published. */
  readonly changedAt: Date | null
}

export interface RoundToPrint {
  readonly number: number
  /** Where spectators in the hall see standings and names, below the server's own address. */
  readonly hallPath: string
  readonly tables: readonly TableToPrint[]
}

/** The published round with who sits where and what its signs say; a draft is printed by nobody, since it may change. */
export async function roundToPrint(tournamentId: string): Promise<RoundToPrint> {
  return read(async (reader) => {
    const round = await reader.round.findFirst({
      ...standingRound(tournamentId),
      include: {
        tournament: { include: { participants: true } },
        tables: { orderBy: { number: 'asc' }, include: withSeats },
      },
    })
    if (round === null) throw new Refusal('no-round-to-print')
    const people = new Map(round.tournament.participants.map((person) => [person.id, person]))
    const tables = await Promise.all(
      round.tables.map(async (table) => ({
        ...(await tableSign(reader, tournamentId, table.number)),
        tableSize: listHead(table, round.tournament.edition).tableSize,
        seats: seatsOfTable(table, round.tournament.edition).map(({ personId, position, changedAt }) => {
          // An empty seat keeps the name of whoever left it: his games stand in this column.
          const shown = people.get(personId ?? table.seats[position - 1]?.participantId ?? '')
          return { position, startNumber: shown?.startNumber ?? 0, name: shown?.name ?? '', club: shown?.club ?? '', changedAt: changedAt === null ? null : new Date(changedAt) }
        }),
      })),
    )
    return { number: round.number, hallPath: hallPath(round.tournament), tables }
  })
}
