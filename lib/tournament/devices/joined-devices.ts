import type { Reader, Transaction } from '@/lib/db/open-database'

/** How many devices are signed in at the tables of a round; one that has come twice is one. */
export async function joinedDevices(database: Reader | Transaction, roundId: string): Promise<number> {
  return (await database.tableSession.groupBy({ by: ['tableId', 'deviceId'], where: { table: { roundId }, endedAt: null } })).length
}
