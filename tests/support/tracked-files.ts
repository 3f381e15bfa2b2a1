import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@/tests/support/project-root'

export interface TrackedFile {
  /** From the project's root, with slashes. */
  readonly path: string
  readonly text: string
}

const binary = /\.(?:png|jpe?g|webp|ico|gif|woff2?|ttf|otf|pdf|xlsx|wav|mp3|sqlite|zip)$/

/** Every text file that git tracks or would track: what is new counts before it is committed. */
export const trackedFiles = (): TrackedFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: projectRoot, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && !binary.test(path) && existsSync(join(projectRoot, path)))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
