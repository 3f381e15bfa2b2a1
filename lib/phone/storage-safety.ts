/** `kept` = the browser promised to keep it · `evictable` = it may drop it when space is short or after a week without use · `private` = gone when the window closes · `unknown` = it does not say. */
export type StorageSafety = 'kept' | 'evictable' | 'private' | 'unknown'

/** Below this quota a browser gives only to private windows. */
const privateQuota = 120 * 1024 * 1024

/** Asks the browser to keep the storage, and says what it answers. Over plain HTTP nothing can be asked. */
export async function storageSafety(): Promise<StorageSafety> {
  const storage = (navigator as { storage?: StorageManager }).storage
  if (!storage) return 'unknown'
  try {
    const { quota } = await storage.estimate()
    if ((quota !== undefined && quota < privateQuota) || (await refusesFiles(storage))) return 'private'
    if (await storage.persisted()) return 'kept'
    return (await storage.persist()) ? 'kept' : 'evictable'
  } catch {
    return 'unknown'
  }
}

/** Private windows of Firefox and Safari refuse the storage for files; those of Chrome cannot be told from others. */
const refusesFiles = async (storage: Partial<StorageManager>): Promise<boolean> =>
  (await storage.getDirectory?.().then(
    () => false,
    () => true,
  )) ?? false
