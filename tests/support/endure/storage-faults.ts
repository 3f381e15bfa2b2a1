import { join } from 'node:path'
import Database from 'better-sqlite3'
import { canFailCalls, failCalls } from '@/tests/support/endure/fail-calls'
import type { SmallDisk } from '@/tests/support/endure/small-disk'
import type { App } from '@/tests/support/start-app'

export interface StorageFault {
  readonly name: string
  readonly code: string
  /** Begins it; the function it gives ends it. */
  readonly begin: (app: App) => Promise<() => unknown>
}

const writing = 'write,pwrite64,pwritev,ftruncate,fallocate'

/** Every way in which the disk under the embedded database can fail that can be made here; `disk` is what the server's data lies on, where it is a small one. */
export function storageFaults(disk: SmallDisk | null): readonly StorageFault[] {
  const calls = (name: string, code: string, what: { calls: string; error: 'EROFS' | 'EIO' | 'ENOSPC' }): StorageFault => ({ name, code, begin: ({ pid, dataDir }) => failCalls({ pid, dataDir, ...what }) })
  const full: StorageFault | null = disk && {
    name: 'its disk is full',
    code: 'storage-full',
    begin: () => {
      disk.fill()
      return Promise.resolve(disk.makeRoom)
    },
  }
  const locked: StorageFault = {
    name: 'another program holds the lock of its database',
    code: 'storage-locked',
    begin: ({ dataDir }) => {
      const other = new Database(join(dataDir, 'karlchen.db'))
      other.exec('BEGIN IMMEDIATE')
      return Promise.resolve(() => {
        other.close()
      })
    },
  }
  if (!canFailCalls()) {
    process.stderr.write('A disk that fails by strace: left out, since it is not installed here or may not attach\n')
    return full ? [full, locked] : [locked]
  }
  return [
    full ?? calls('its disk is full', 'storage-full', { calls: writing, error: 'ENOSPC' }),
    calls('its disk can only be read', 'storage-not-writable', { calls: writing, error: 'EROFS' }),
    calls('its disk takes what is written and does not keep it', 'storage-not-writable', { calls: 'fsync,fdatasync', error: 'EIO' }),
    locked,
  ]
}
