import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import type { NewParticipant } from '@/lib/schema/participant'

/** The version of a person whom nobody has changed yet. */
const untouched = 1

export interface Added {
  readonly id: string
  readonly startNumber: number
}

/** Stores people with the next start numbers, in their order; a person known by id stays as he is. The caller holds the tournament's row, since two desks must not draw the same number. */
export async function insertParticipants(transaction: Transaction, tournamentId: string, people: readonly NewParticipant[]): Promise<readonly Added[]> {
  const ids = people.map(({ id }) => id)
  const known = await transaction.participant.findMany({ where: { id: { in: ids } }, select: { id: true, tournamentId: true, startNumber: true, name: true, club: true, version: true } })
  const byId = new Map(known.map((person) => [person.id, person]))
  for (const { id, name, club } of people) {
    const stored = byId.get(id)
    // Whoever was put right since then is not what was sent at first.
    const isOther = stored?.version === untouched && (stored.name !== name || stored.club !== club)
    if (stored && (stored.tournamentId !== tournamentId || isOther)) throw new Refusal('id-used-otherwise')
  }
  const highest = await transaction.participant.aggregate({ where: { tournamentId }, _max: { startNumber: true } })
  let next = (highest._max.startNumber ?? 0) + 1
  const fresh = people.filter(({ id }) => !byId.has(id)).map((person) => ({ ...person, startNumber: next++ }))
  await transaction.participant.createMany({ data: fresh.map((person) => ({ ...person, tournamentId, categories: [] })) })
  const numbers = new Map([...known, ...fresh].map(({ id, startNumber }) => [id, startNumber]))
  return people.flatMap(({ id }) => {
    const startNumber = numbers.get(id)
    return startNumber === undefined ? [] : [{ id, startNumber }]
  })
}
