import { logFailure } from '@/lib/server/log-failure'
import { databaseHolder } from './database-holder'
import { inTime } from './in-time'
import { storageProblem, type StorageProblem } from './storage-problem'
import { tryToSave } from './try-to-save'

/** In milliseconds: how long a save, and how long a try, speaks for the present. */
const fresh = { save: 2_000, try: 1_000 } as const

/** Whoever asks for the health of the process does not wait much longer. */
const patience = 3_000

/** Why nothing can be saved right now, or null. The last save tells, and where there was none just now it is tried. */
export async function storageTrouble(): Promise<StorageProblem | null> {
  const holder = databaseHolder()
  const now = Date.now()
  if (holder.trouble === null && now - holder.savedAt < fresh.save) return null
  if (holder.tried === null || now - holder.tried.at >= fresh.try) holder.tried = { at: now, result: tried() }
  return holder.tried.result
}

async function tried(): Promise<StorageProblem | null> {
  try {
    await inTime(tryToSave(), patience)
    return null
  } catch (error) {
    const problem = storageProblem(error) ?? databaseHolder().trouble?.problem
    if (problem !== undefined) return problem
    logFailure(error)
    return 'not-writable'
  }
}
