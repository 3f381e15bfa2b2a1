import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copiesFolder } from '@/lib/start/copies/copies-folder.js'
import { copiesToPrune } from '@/lib/start/copies/copies-to-prune.js'
import { copyProblem, type CopyProblem } from '@/lib/start/copies/copy-problem.js'
import { listCopies } from '@/lib/start/copies/list-copies.js'
import type { CopyAbout } from '@/lib/start/copies/copy-name.js'
import { databasePlace } from '@/lib/db/database-place'
import { logFailure } from '@/lib/server/log-failure'
import { copiesHolder } from './copies-holder'
import { copyOnThread } from './copy-on-thread'

/**
 * Keeps a verified copy of the embedded database and drops the ones that are old enough; what it is of is asked for first, null = nothing is due.
 * Never throws, since what led here has happened already: a failure is logged and remembered until a copy succeeds. PostgreSQL is copied by its own means.
 */
export async function keepCopy(ask: () => Promise<CopyAbout | null>): Promise<void> {
  const place = databasePlace()
  if (place.kind !== 'sqlite') return
  await copiesHolder().inTurn(async () => {
    let about: CopyAbout | null = null
    try {
      about = await ask()
      if (about === null) {
        forgetUnreadable()
        return
      }
      const { file, folder, migrations } = place
      const answer = await copyOnThread({ file, folder, migrations, about })
      if ('problem' in answer) fail(answer.problem, about, `No safety copy (${answer.problem}): ${answer.detail}`)
      else succeed(folder)
    } catch (error) {
      fail(copyProblem(error), about, error)
    }
  })
}

/** What could not be read then can be read now, and nothing waits to be copied. */
function forgetUnreadable(): void {
  const holder = copiesHolder()
  if (holder.failure?.about === null) holder.failure = null
}

function fail(problem: CopyProblem, about: CopyAbout | null, error: unknown): void {
  copiesHolder().failure = { problem, about, at: new Date() }
  logFailure(error)
}

function succeed(folder: string): void {
  const now = new Date()
  Object.assign(copiesHolder(), { failure: null, lastKept: now })
  for (const { name } of copiesToPrune(listCopies(folder), now)) rmSync(join(copiesFolder(folder), name), { force: true })
}
