import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { checkNode } from './check-node.js'
import { orSayWhy } from './or-say-why.js'
import { prepare } from './prepare.js'
import { projectRoot } from './project-root.js'
import { listCopies } from './copies/list-copies.js'
import { describeCopy } from './copies/describe-copy.js'
import { say } from './messages.js'
import { StartProblem } from './start-problem.js'

/** @param {string} line */
const tell = (line) => process.stdout.write(`${line}\n`)

// Without a name it only tells what there is: nothing is put back by accident.
await orSayWhy(async () => {
  if (process.env.DATABASE_URL) throw new StartProblem('restore-not-here')
  const folder = resolve(projectRoot, process.env.DATA_DIR ?? 'data')
  if (!existsSync(folder)) throw new StartProblem('data-folder-missing', { folder })
  const copies = listCopies(folder)
  const [newest] = copies
  const [wish] = process.argv.slice(2)
  if (newest === undefined) throw new StartProblem('no-copies', { folder })
  if (wish === undefined) {
    for (const copy of copies) tell(describeCopy(copy))
    tell(say('restoreHow'))
    return
  }
  const chosen = wish === '--latest' ? newest : copies.find(({ name }) => name === wish)
  if (chosen === undefined) throw new StartProblem('copy-unknown', { name: wish })

  // Nothing is fetched anew where the database module is at hand: whoever restores may have no network.
  if (existsSync(join(projectRoot, 'node_modules/better-sqlite3'))) checkNode()
  else await prepare()
  const { restoreCopy } = await import('./copies/restore-copy.js')
  const { kept, counts } = restoreCopy({ name: chosen.name, folder, migrations: join(projectRoot, 'prisma/migrations/sqlite') })
  if (kept !== null) tell(say(kept.verified ? 'restoreKept' : 'restoreKeptUnread', { name: kept.name }))
  tell(say('restored', { copy: describeCopy(chosen), people: String(counts.people), lists: String(counts.lists), operations: String(counts.operations) }))
  tell(say('restoreNext'))
})
