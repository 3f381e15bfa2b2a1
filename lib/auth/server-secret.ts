import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '@/lib/db/data-folder'
import { StartProblem } from '@/lib/start/start-problem.js'

const leastBytes = 32

const secrets = globalThis as { [key: symbol]: Buffer | undefined }
const key = Symbol.for('karlchen.server-secret')

/**
 * The secret from which printed links and codes and the sign-in cookies are made. SECRET when it is set, as several instances need it;
 * else made once and kept in the data folder, readable by its owner alone.
 */
export function serverSecret(environment: NodeJS.ProcessEnv = process.env): Buffer {
  return (secrets[key] ??= environment.DATABASE_URL || environment.SECRET ? fromEnvironment(environment.SECRET ?? '') : fromFile(join(dataFolder(environment), 'secret')))
}

function fromEnvironment(text: string): Buffer {
  const secret = Buffer.from(text)
  if (secret.length < leastBytes || new Set(secret).size < 10) throw new StartProblem('secret-too-weak', { least: String(leastBytes) })
  return secret
}

function fromFile(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const secret = randomBytes(leastBytes)
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
