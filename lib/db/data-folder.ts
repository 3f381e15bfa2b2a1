import { resolve } from 'node:path'

/** The folder of everything this installation keeps: database, copies and secrets. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.DATA_DIR ?? 'data')
}
