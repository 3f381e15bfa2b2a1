import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { verifyCopy } from '@/lib/start/copies/verify-copy.js'
import type { ServerTrace } from '@/tests/support/endure/trace-server'
import type { App } from '@/tests/support/start-app'

interface Cut {
  readonly app: App
  readonly trace: ServerTrace
  /** Where the copy is made, and thrown away again. */
  readonly folder: string
  readonly random: () => number
  /** What the tables have been told is stored, asked for when the power goes. */
  readonly acknowledged: () => readonly string[]
}

/** What becomes of the part of the log that the disk has not promised to keep. */
const remains: readonly ((text: Buffer, from: number, random: () => number) => Buffer)[] = [
  (text, from) => text.subarray(0, from),
  (text, from) => Buffer.concat([text.subarray(0, from), Buffer.alloc(text.length - from)]),
  (text, from, random) => Buffer.concat([text.subarray(0, from), Buffer.from(text.subarray(from)).map(() => Math.floor(random() * 256))]),
]

/**
 * Lets a copy of the database be as after a power cut at this moment: of the write-ahead log the disk has kept what it promised, and of the rest
 * any part. Gives what was acknowledged and is not there, or how the database is damaged.
 */
export async function cutPower({ app, trace, folder, random, acknowledged }: Cut): Promise<{ problems: readonly string[]; inFlight: number }> {
  const from = join(app.dataDir, 'karlchen.db')
  const copy = join(folder, 'after.db')
  process.kill(app.pid, 'SIGSTOP')
  let promised: readonly string[]
  let { durable, written } = trace.facts()
  try {
    promised = acknowledged()
    // What it was about to do when it stopped is in the trace a moment later.
    for (let quiet = false; !quiet; ) {
      const before = trace.facts()
      await pause(10)
      ;({ durable, written } = trace.facts())
      quiet = before.written === written && before.durable === durable
    }
    copyFileSync(from, copy)
    copyFileSync(`${from}-wal`, `${copy}-wal`)
  } finally {
    process.kill(app.pid, 'SIGCONT')
  }
  const size = statSync(`${copy}-wal`).size
  const end = Math.min(size, durable + Math.floor(random() * (written - durable + 1)))
  const remain = remains[Math.floor(random() * remains.length)]
  if (remain) writeFileSync(`${copy}-wal`, remain(readFileSync(`${copy}-wal`), end, random))
  try {
    return { problems: problemsOf(copy, promised), inFlight: written - durable }
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${copy}${ending}`, { force: true })
  }
}

function problemsOf(copy: string, promised: readonly string[]): readonly string[] {
  const database = new Database(copy)
  const stored = new Set(database.prepare('SELECT "opId" FROM "ListOperation"').pluck().all())
  database.close()
  try {
    verifyCopy(copy, resolve('prisma/migrations/sqlite'))
  } catch (error) {
    return [`is damaged: ${String(error)}`]
  }
  return promised.filter((opId) => !stored.has(opId)).map((opId) => `${opId} was acknowledged and is lost`)
}
