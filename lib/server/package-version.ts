import { readFileSync } from 'node:fs'

/** The version this program says it is. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return version
}
