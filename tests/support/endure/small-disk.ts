import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Takes all room that is left, to the last byte. */
  readonly fill: () => void
  readonly makeRoom: () => void
  readonly remove: () => void
}

/** A file system of its own with so many megabytes, or null where this account may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'karlchen-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0
  if (!mounted) {
    rmdirSync(folder)
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a')
      while (statfsSync(folder).bavail > 0) writeSync(file, Buffer.alloc(4096))
      closeSync(file)
    },
    makeRoom: () => rmSync(filler),
    remove: () => {
      spawnSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}
