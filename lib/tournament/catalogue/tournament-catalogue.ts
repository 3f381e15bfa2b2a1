import { read } from '@/lib/db/read'
import type { CatalogueItem } from '@/lib/schema/catalogue-item'
import { readCatalogue } from './read-catalogue'

/** The catalogue of a tournament for whoever changes it or chooses from it. */
export const tournamentCatalogue = (tournamentId: string): Promise<readonly CatalogueItem[]> => read((reader) => readCatalogue(reader, tournamentId))
