import type { Reader, Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import type { CatalogueItem } from '@/lib/schema/catalogue-item'
import { readCatalogue } from './read-catalogue'

/** The bound decision with this id as the catalogue offers it; nobody awards one that is not in it (TSR 9.7.3). */
export async function boundEntry(database: Reader | Transaction, tournamentId: string, id: string | undefined): Promise<Extract<CatalogueItem, { kind: 'bound-decision' }>> {
  const entry = (await readCatalogue(database, tournamentId)).find((item) => item.id === id)
  if (entry?.kind !== 'bound-decision' || entry.retired) throw new Refusal('not-in-catalogue')
  return entry
}
