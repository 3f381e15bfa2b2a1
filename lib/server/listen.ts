import type { Server } from 'node:http'

import { StartProblem } from '@/lib/start/start-problem.js'
import type { Settings } from '@/lib/server/settings'

const problems: Record<string, 'port-taken' | 'port-forbidden' | 'host-unknown'> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
}

/** Opens the door, and says in words why it stays shut. */
export function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = problems[error.code ?? '']
      reject(problem ? new StartProblem(problem, { host, port: String(port) }) : error)
    })
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}
