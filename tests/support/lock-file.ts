import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@/tests/support/project-root'

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>
}

/** The lock file as npm reads it. */
export const lockFile = (): LockFile => JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile
