import { read } from '@/lib/db/read'
import type { Reader, Transaction } from '@/lib/db/open-database'

/** The second entry of a list that was not abandoned, with all that was typed and decided in it, or null. */
export const standingSecond = (listId: string, database?: Reader | Transaction) => {
  const find = (reader: Reader | Transaction) =>
    reader.secondEntry.findFirst({ where: { listId, abandonedAt: null }, include: { rows: { orderBy: { place: 'asc' } }, decisions: true } })
  return database ? find(database) : read(find)
}

export type StandingSecond = NonNullable<Awaited<ReturnType<typeof standingSecond>>>
