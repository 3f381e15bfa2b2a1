import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartRefusal } from '@/lib/errors/start-refusal'

/** Makes the data folder for this user alone, and refuses when nothing can be written to it. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartRefusal('data-folder-not-writable', { folder }, { cause })
  }
}
