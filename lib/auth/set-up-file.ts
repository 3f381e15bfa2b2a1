import { join } from 'node:path'
import { dataFolder } from '@/lib/db/data-folder'

/** Where the operator finds the set-up token when the terminal is gone. */
export function setUpFile(): string {
  return join(dataFolder(), 'set-up-token')
}
