import { write } from '@/lib/db/write'
import type { NewParticipant } from '@/lib/schema/participant'
import { ring } from '@/lib/tournament/tournaments/ring'
import type { Changed } from './change-participant'

interface Added {
  readonly id: string
  readonly startNumber: number
}

/** Adds people with the next start numbers, in their order. A number is never given twice, not even after a removal; a person known by id is not added again. */
export async function addParticipants(tournamentId: string, people: readonly NewParticipant[]): Promise<Changed<{ added: readonly Added[] }>> {
  return write(async (transaction) => {
    // First of all, since it holds the tournament's row: two desks must not draw the same number.
    const tournamentVersion = await ring(transaction, tournamentId)
    const ids = people.map(({ id }) => id)
    const known = await transaction.participant.findMany({ where: { id: { in: ids } }, select: { id: true, tournamentId: true, startNumber: true } })
    const byId = new Map(known.map((person) => [person.id, person]))
    const highest = await transaction.participant.aggregate({ where: { tournamentId }, _max: { startNumber: true } })
    let next = (highest._max.startNumber ?? 0) + 1
    const fresh = people.filter(({ id }) => !byId.has(id)).map((person) => ({ ...person, startNumber: next++ }))
    await transaction.participant.createMany({ data: fresh.map((person) => ({ ...person, tournamentId, categories: [] })) })
    const here = known.filter((person) => person.tournamentId === tournamentId)
    return { added: [...here, ...fresh].map(({ id, startNumber }) => ({ id, startNumber })), tournamentVersion }
  })
}
