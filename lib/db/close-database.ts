import { databaseHolder } from './database-holder'

/** Lets what is being written finish, then gives database and data folder free. */
export async function closeDatabase(): Promise<void> {
  const holder = databaseHolder()
  const { opening } = holder
  holder.opening = null
  if (opening) await (await opening).close()
}
