import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readSync } from 'node:fs'
import { syncRecord, type SyncFacts } from '@/tests/support/endure/sync-record'

export interface ServerTrace {
  /** What it has done until now. */
  readonly facts: () => SyncFacts
  readonly stop: () => Promise<void>
}

/** Looks on from now while this process writes, tells the disk to keep it, and answers. */
export async function traceServer(pid: number, file: string): Promise<ServerTrace> {
  const tracer = spawn('strace', ['-f', '-y', '-s', '24', '-p', String(pid), '-o', file, '-e', 'trace=fsync,fdatasync,pwrite64,write,writev', '-e', 'signal=none'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(tracer, 'exit')
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.on('data', (piece: Buffer) => {
      if (piece.toString().includes('attached')) resolve()
    })
    tracer.once('exit', () => reject(new Error('strace did not attach.')))
  })
  const record = syncRecord()
  const trace = openSync(file, 'r')
  const piece = Buffer.alloc(1024 * 1024)
  return {
    facts: () => {
      for (let length = -1; length !== 0; ) {
        length = readSync(trace, piece)
        record.take(piece.toString('latin1', 0, length))
      }
      return record.facts()
    },
    stop: async () => {
      tracer.kill('SIGINT')
      await ended
      closeSync(trace)
    },
  }
}
