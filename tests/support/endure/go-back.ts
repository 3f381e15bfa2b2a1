import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { promisify } from 'node:util'
import { databasePlace } from '@/lib/db/database-place'
import { makeCopy } from '@/lib/start/copies/make-copy.js'
import { endOfStart } from '@/tests/support/end-of-start'
import { postgresPrograms } from '@/tests/support/local-postgres.js'

/** How a database is copied while it is used, and how somebody goes back to that copy once the server is stopped. */
export interface WayBack {
  readonly copy: () => Promise<void>
  readonly restore: () => Promise<void>
}

/** The way back as an operator has it: `npm run restore`, or with PostgreSQL the commands of the README, read from there. */
export function wayBack(): WayBack {
  const place = databasePlace()
  if (place.kind === 'postgresql') {
    return { copy: () => asInReadme(/^pg_dump /), restore: () => asInReadme(/^(pg_restore|psql) /) }
  }
  const { file, folder, migrations } = place
  return {
    copy: () => {
      makeCopy({ file, folder, migrations, about: { phase: 'playing', tournament: 'hall', round: 1 } })
      return Promise.resolve()
    },
    restore: async () => {
      const { code, lines } = await endOfStart('lib/start/restore.js', { DATA_DIR: folder, LC_ALL: 'en_GB.UTF-8' }, process.cwd(), ['--latest'])
      if (code !== 0) throw new Error(lines.join('\n'))
    },
  }
}

/** Runs the lines of the README that begin so, in their order, where the backup may lie. */
async function asInReadme(beginning: RegExp): Promise<void> {
  const commands = readFileSync('README.md', 'utf8').split('\n').filter((line) => beginning.test(line))
  if (commands.length === 0) throw new Error(`The README has no line that begins with ${String(beginning)}`)
  const path = [process.env.PATH, postgresPrograms()].join(delimiter)
  for (const command of commands) {
    // The backup lies in the data folder of this test, where nobody else writes one of the same name.
    const here = command.replaceAll('deploy/', `${resolve('deploy')}/`)
    await promisify(execFile)('sh', ['-c', here], { cwd: process.env.DATA_DIR, env: { ...process.env, PATH: path } })
  }
}
