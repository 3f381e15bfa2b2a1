import { resolve } from 'node:path'
import type { CopyOrder } from '@/lib/start/copies/make-copy.js'
import type { CopyProblem } from '@/lib/start/copies/copy-problem.js'

type Answer = { readonly name: string } | { readonly problem: CopyProblem; readonly detail: string }

/** Far longer than any copy takes, so that a disk that hangs is noticed all the same. */
const limit = 60_000

/** Makes the copy on a thread of its own; the acknowledgements of this one go on meanwhile. */
export async function copyOnThread(order: CopyOrder): Promise<Answer> {
  // Asked for at run time, because the bundler of the pages would otherwise try to make the thread's file a part of them.
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  const worker = new Worker(resolve('lib/start/copies/copy-worker.js'), { workerData: order, execArgv: [] })
  const timer = setTimeout(() => void worker.terminate(), limit)
  try {
    return await new Promise<Answer>((done, failed) => {
      worker.once('message', done)
      worker.once('error', failed)
      worker.once('exit', () => failed(new Error('The thread that makes a copy ended without a word.')))
    })
  } finally {
    clearTimeout(timer)
  }
}
