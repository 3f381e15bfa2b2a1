import { join, resolve } from 'node:path'
import { StartProblem } from '@/lib/start/start-problem.js'
import { dataFolder } from './data-folder'

export type DatabasePlace =
  | { readonly kind: 'sqlite'; readonly folder: string; readonly file: string; readonly migrations: string }
  | { readonly kind: 'postgresql'; readonly url: string; readonly migrations: string }

/** Where the database is: the server DATABASE_URL names, else one file in the data folder. */
export function databasePlace(environment: NodeJS.ProcessEnv = process.env): DatabasePlace {
  const url = environment.DATABASE_URL
  if (!url) {
    const folder = dataFolder(environment)
    return { kind: 'sqlite', folder, file: join(folder, 'karlchen.db'), migrations: migrationsOf('sqlite') }
  }
  if (!/^postgres(ql)?:\/\//.test(url)) throw new StartProblem('database-url-not-understood')
  return { kind: 'postgresql', url, migrations: migrationsOf('postgresql') }
}

function migrationsOf(kind: DatabasePlace['kind']): string {
  return resolve('prisma/migrations', kind)
}
