import { join } from 'node:path'
import { dataFolder } from '@/lib/db/data-folder'

/**
 * Where the picture of a paper list lies. Not in the database: a copy of that is made every ten minutes and kept for a day, and
 * four hundred photos would be in each of them. A picture never changes, so a copy of the database fits to the folder as it is.
 */
export const photoFile = (photoId: string): string => join(dataFolder(), 'photos', photoId)
