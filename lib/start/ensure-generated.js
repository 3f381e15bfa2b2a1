import { fingerprint } from './fingerprint.js'
import { generate } from './generate.js'
import { say } from './messages.js'
import { onlyWhenChanged } from './only-when-changed.js'
import { StartProblem } from './start-problem.js'

/** Makes the two database clients anew when the schema or Prisma has changed. */
export async function ensureGenerated() {
  const state = fingerprint(['prisma/schema.prisma', 'lib/start/generate.js', 'lib/start/schema-for.js', 'package-lock.json'])
  await onlyWhenChanged('lib/db/generated/.generated-from', state, () => {
    process.stdout.write(`${say('generating')}\n`)
    try {
      generate()
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      throw new StartProblem('generate-failed')
    }
  })
}
