import { join } from 'node:path'
import { dataFolder } from '@/lib/db/data-folder'

/** Where `npm run admin-link` leaves the hash of its link. A file and no row, so that the command needs no database that a running server holds. */
export function adminLinkFile(): string {
  return join(dataFolder(), 'admin-link.json')
}
