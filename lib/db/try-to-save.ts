import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databasePlace } from './database-place'
import { noteRecovery } from './note-recovery'
import { write } from './write'

/** More than any single write takes, so that no small one goes through where the next large one would not. */
const room = Buffer.alloc(256 * 1024)

/** Saves something that changes nothing, and fails where the next entry of a table would. */
export async function tryToSave(): Promise<void> {
  const place = databasePlace()
  if (place.kind === 'sqlite') await findRoom(place.folder)
  await write((transaction) =>
    // A row changed into itself is written anew by PostgreSQL and not by SQLite, which writes this number in any case; nobody reads it.
    place.kind === 'sqlite' ? transaction.$executeRaw`PRAGMA user_version = 0` : transaction.$executeRaw`UPDATE "Instance" SET "id" = "id"`,
  )
  noteRecovery()
}

async function findRoom(folder: string): Promise<void> {
  const file = join(folder, '.room')
  try {
    await writeFile(file, room)
  } finally {
    await rm(file, { force: true })
  }
}
