import { say } from './messages.js'
import { StartProblem } from './start-problem.js'

/**
 * Runs a command; a problem that the operator can remedy becomes its sentence and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function orSayWhy(command) {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    process.stderr.write(`${say(error.code, error.params)}\n`)
    process.exit(1)
  }
}
