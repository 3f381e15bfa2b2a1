import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '@/lib/start/start-problem.js'

/** Makes the data folder when it is missing, readable by its owner alone, and tries whether it can be written. */
export function makeDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    throw new StartProblem('data-folder-not-writable', { folder }, { cause })
  }
}
