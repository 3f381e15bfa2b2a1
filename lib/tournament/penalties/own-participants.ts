import type { Reader, Transaction } from '@/lib/db/open-database'

/** The participants of a tournament that an account plays as; none for most of the staff. */
export async function ownParticipants(database: Reader | Transaction, tournamentId: string, accountId: string): Promise<ReadonlySet<string>> {
  const found = await database.participant.findMany({ where: { tournamentId, accountId }, select: { id: true } })
  return new Set(found.map(({ id }) => id))
}
