import { parentPort, workerData } from 'node:worker_threads'
import { copyProblem } from './copy-problem.js'
import { makeCopy } from './make-copy.js'
import { StartProblem } from '../start-problem.js'

/** @type {unknown} */
const order = workerData

// On a thread of its own, so that no table waits for its acknowledgement while a large database is copied and read back.
try {
  const { name } = makeCopy(/** @type {import('./make-copy.js').CopyOrder} */ (order))
  parentPort?.postMessage({ name })
} catch (error) {
  const why = error instanceof StartProblem ? JSON.stringify(error.params) : ''
  parentPort?.postMessage({ problem: copyProblem(error), detail: `${error instanceof Error ? error.message : String(error)} ${why}`.trim() })
}
