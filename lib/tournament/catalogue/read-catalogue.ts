import { z } from 'zod'
import type { Reader, Transaction } from '@/lib/db/open-database'
import { catalogueItem, type CatalogueItem } from '@/lib/schema/catalogue-item'
import { defaultCatalogue } from './default-catalogue'

const stored = z.array(catalogueItem)

/** The catalogue of a tournament, with what is not offered any more; until somebody changes it, the one that all start with. */
export async function readCatalogue(database: Reader | Transaction, tournamentId: string): Promise<readonly CatalogueItem[]> {
  const { catalogue } = await database.tournament.findUniqueOrThrow({ where: { id: tournamentId }, select: { catalogue: true } })
  return catalogue === null ? defaultCatalogue : stored.parse(catalogue)
}
