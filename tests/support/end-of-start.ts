import { spawn } from 'node:child_process'

interface End {
  code: number | null
  lines: string[]
}

/** Runs one of our commands that is expected to end by itself, and returns how it ended. */
export function endOfStart(script: string, env: Record<string, string>, cwd = process.cwd(), words: readonly string[] = []): Promise<End> {
  const child = spawn(process.execPath, [script, ...words], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, lines: text.trim().split('\n') })))
}
