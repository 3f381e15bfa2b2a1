import type { Transaction } from '@/lib/db/open-database'
import type { NewParticipant } from '@/lib/schema/participant'

export interface Added {
  readonly id: string
  readonly startNumber: number
}

/** Stores people with the next start numbers, in their order; a person known by id stays as he is. The caller holds the tournament's row, since two desks must not draw the same number. */
export async function insertParticipants(transaction: Transaction, tournamentId: string, people: readonly NewParticipant[]): Promise<readonly Added[]> {
  const ids = people.map(({ id }) => id)
  const known = await transaction.participant.findMany({ where: { id: { in: ids } }, select: { id: true, tournamentId: true, startNumber: true } })
  const byId = new Map(known.map((person) => [person.id, person]))
  const highest = await transaction.participant.aggregate({ where: { tournamentId }, _max: { startNumber: true } })
  let next = (highest._max.startNumber ?? 0) + 1
  const fresh = people.filter(({ id }) => !byId.has(id)).map((person) => ({ ...person, startNumber: next++ }))
  await transaction.participant.createMany({ data: fresh.map((person) => ({ ...person, tournamentId, categories: [] })) })
  const here = known.filter((person) => person.tournamentId === tournamentId)
  return [...here, ...fresh].map(({ id, startNumber }) => ({ id, startNumber }))
}
