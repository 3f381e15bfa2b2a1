import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface FailingCalls {
  /** Of the process whose calls fail. */
  readonly pid: number
  readonly dataDir: string
  /** What fails, and the name of the system's error. */
  readonly calls: string
  readonly error: 'EROFS' | 'EIO' | 'ENOSPC'
}

/** Whether the calls of another process can be made to fail here; CI has to be able to. */
export function canFailCalls(): boolean {
  const mayAttach = process.getuid?.() === 0 || readFileSync('/proc/sys/kernel/yama/ptrace_scope', 'utf8').trim() === '0'
  const can = spawnSync('strace', ['-V']).status === 0 && mayAttach
  if (!can && process.env.CI === 'true') throw new Error('strace is missing or may not attach, and CI lets the disk fail with it.')
  return can
}

/** From now on what this process asks the system to do with the files of its database fails, until the function it gives is called. */
export async function failCalls({ pid, dataDir, calls, error }: FailingCalls): Promise<() => Promise<void>> {
  const files = ['karlchen.db', 'karlchen.db-wal'].flatMap((name) => ['-P', join(dataDir, name)])
  const tracer = spawn('strace', ['-f', '-p', String(pid), ...files, '-o', '/dev/null', '-e', `trace=${calls}`, '-e', 'signal=none', '-e', `inject=${calls}:error=${error}`], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(tracer, 'exit')
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.on('data', (piece: Buffer) => {
      if (piece.toString().includes('attached')) resolve()
    })
    tracer.once('exit', () => reject(new Error('strace did not attach.')))
  })
  return async () => {
    tracer.kill('SIGINT')
    await ended
  }
}
