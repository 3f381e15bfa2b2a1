import { read } from '@/lib/db/read'
import { personPath } from '@/lib/tournament/person/person-path'
import { standingRound } from './standing-round'

export interface CardToPrint {
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** Of the own page, below the server's address. */
  readonly path: string
  readonly seat: { readonly tableNumber: number; readonly position: number; readonly changedAt: Date | null } | null
}

/** The cards of everybody who takes part, with the seat in the round that stands, if there is one. */
export async function cardsToPrint(tournamentId: string): Promise<{ round: number | null; cards: readonly CardToPrint[] }> {
  return read(async (reader) => {
    const [round, people] = await Promise.all([
      reader.round.findFirst({ ...standingRound(tournamentId), select: { number: true, tables: { select: { number: true, seats: { select: { participantId: true, position: true, changedAt: true } } } } } }),
      reader.participant.findMany({ where: { tournamentId, withdrawnAt: null }, orderBy: { startNumber: 'asc' }, select: { id: true, startNumber: true, name: true, club: true, linkGeneration: true, tournament: { select: { slug: true } } } }),
    ])
    const seats = new Map((round?.tables ?? []).flatMap(({ number, seats }) => seats.map(({ participantId, position, changedAt }) => [participantId, { tableNumber: number, position, changedAt }])))
    return { round: round?.number ?? null, cards: people.map(({ id, startNumber, name, club, linkGeneration, tournament: { slug } }) => ({ startNumber, name, club, path: personPath(slug, { id, startNumber, linkGeneration }), seat: seats.get(id) ?? null })) }
  })
}
