import { read } from '@/lib/db/read'
import { drawRecordOf } from '@/lib/tournament/rounds/draw-record'

/** A round that was drawn again, as it was. Times are ISO texts. */
export interface ArchivedRound {
  readonly roundId: string
  readonly version: number
  readonly number: number
  readonly archive: number
  readonly drawnAt: string
  readonly seed: string
  readonly tables: readonly { readonly number: number; readonly people: readonly string[] }[]
}

/** The rounds of this number that no longer stand, the last one first. */
export async function archivedRounds(tournamentId: string, number: number): Promise<readonly ArchivedRound[]> {
  const rounds = await read((reader) =>
    reader.round.findMany({
      where: { tournamentId, number, state: 'archived' },
      orderBy: { archive: 'desc' },
      include: { tables: { orderBy: { number: 'asc' }, include: { seats: { orderBy: { position: 'asc' }, include: { participant: true } } } } },
    }),
  )
  return rounds.map(({ id, version, archive, drawRecord, tables }) => {
    const { drawnAt, seed } = drawRecordOf(drawRecord)
    return { roundId: id, version, number, archive, drawnAt, seed, tables: tables.map((table) => ({ number: table.number, people: table.seats.map(({ participant }) => participant.name) })) }
  })
}
