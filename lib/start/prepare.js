import { checkNode } from './check-node.js'
import { ensureGenerated } from './ensure-generated.js'
import { ensureInstalled } from './ensure-installed.js'

/** What every command needs first: the right Node, the packages, the database clients. */
export async function prepare() {
  checkNode()
  await ensureInstalled()
  await ensureGenerated()
}
