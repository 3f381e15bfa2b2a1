import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { forbiddenImports } from '@/tests/support/forbidden-imports'
import { projectRoot } from '@/tests/support/project-root'

interface Report {
  readonly filePath: string
  readonly messages: readonly { readonly ruleId: string | null; readonly severity: number; readonly message: string; readonly line: number }[]
}

/** A small project of its own with our configuration, since a zone only bites on an import that leads to a file. */
const plant = mkdtempSync(join(tmpdir(), 'karlchen-zones-'))
afterAll(() => rmSync(plant, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(plant, path)), { recursive: true })
  writeFileSync(join(plant, path), text)
}

const lint = (): Map<string, Report['messages']> => {
  for (const path of ['package.json', 'tsconfig.json', 'tests/eslint.config.js']) cpSync(join(projectRoot, path), join(plant, path))
  symlinkSync(join(projectRoot, 'node_modules'), join(plant, 'node_modules'))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '-c', 'tests/eslint.config.js', '--format', 'json', 'lib', 'app', 'components'],
    { cwd: plant, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (stdout === '') throw new Error(stderr)
  return new Map((JSON.parse(stdout) as Report[]).map(({ filePath, messages }) => [filePath.slice(plant.length + 1), messages]))
}

const { targets, forbidden, allowed, impure } = forbiddenImports
for (const [path, text] of [...targets, ...forbidden, ...allowed, ...impure]) write(path, text)
const reports = lint()

/** The rules that guard the layers; what else a planted line offends is of no account here. */
const guards = new Set([
  'import/no-restricted-paths',
  'no-restricted-syntax',
  'no-restricted-globals',
  'no-restricted-properties',
  '@typescript-eslint/no-restricted-imports',
  '@typescript-eslint/consistent-type-imports',
  '@typescript-eslint/no-require-imports',
])

/** The lines of a planted file in which no guard sees anything wrong. */
const unseen = (path: string, text: string): string[] => {
  const messages = reports.get(path)
  if (!messages || messages.some(({ ruleId }) => ruleId === null)) throw new Error(`${path} was not linted: ${JSON.stringify(messages)}`)
  const seen = new Set(messages.flatMap(({ ruleId, severity, line }) => (severity === 2 && ruleId !== null && guards.has(ruleId) ? [line] : [])))
  return text.split('\n').filter((_, index) => !seen.has(index + 1))
}

describe('Arrows point to the rules', () => {
  it.each(forbidden)('no form of import gets past %s', (path, text) => {
    expect(unseen(path, text)).toEqual([])
  })

  it.each(allowed)('what a layer stands on is welcome: %s', (path, text) => {
    expect(unseen(path, text)).toEqual(text.split('\n'))
  })
})

describe('The rules and the draw stay pure', () => {
  it.each(impure)('no chance, clock or machine gets past %s', (path, text) => {
    expect(unseen(path, text)).toEqual([])
  })
})
