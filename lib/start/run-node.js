import { spawn } from 'node:child_process'

import { projectRoot } from './project-root.js'

/** @typedef {{ code: number, output: string }} Outcome */

/**
 * Runs a script with this same node and waits for it; what ends this process ends the script too.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] quiet: keep the output instead of showing it
 * @returns {Promise<Outcome>}
 */
export function runNode(args, { env = {}, quiet = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  /** @type {Buffer[]} */
  const pieces = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece))
  const signals = /** @type {const} */ (['SIGTERM', 'SIGINT'])
  let stopped = false
  const forward = signals.map((signal) => {
    const listener = () => {
      stopped = true
      child.kill(signal)
    }
    return /** @type {const} */ ([signal, listener])
  })
  for (const [signal, listener] of forward) process.on(signal, listener)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      for (const [signal, listener] of forward) process.off(signal, listener)
      // Somebody wanted an end, so what comes next in this command is not wanted either.
      if (stopped && code !== 0) process.exit(1)
      resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString() })
    })
  })
}
