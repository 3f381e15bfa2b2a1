import { describe, expect, it } from 'vitest'
import { trackedFiles } from '@/tests/support/tracked-files'

const files = trackedFiles()
const anywhere = () => true
const code = (path: string) => /\.(?:ts|tsx|js|css|prisma|sql)$/.test(path)
const tests = (path: string) => path.startsWith('tests/')
const any = (...words: string[]) => words.join('|')

interface Rule {
  readonly pattern: RegExp
  readonly where: (path: string) => boolean
  readonly planted: readonly string[]
  readonly harmless: readonly string[]
}

/** Forbidden words are put together from pieces, so that this file does not offend its own rules. */
const join = (...pieces: string[]) => pieces.join('')

const rules: Readonly<Record<string, Rule>> = {
  'work that was put off': {
    pattern: new RegExp(`\\b(?:${any(join('TO', 'DO'), join('FIX', 'ME'))})\\b`),
    where: anywhere,
    planted: [join('// TO', 'DO: later'), join('FIX', 'ME')],
    harmless: ['const todos = 1'],
  },
  'a test that is skipped, alone, or only planned': {
    pattern: /\b(?:it|test|describe|bench|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme)\b|\bx(?:it|describe|test)\(|\bfdescribe\(/,
    where: tests,
    planted: [join('it.', "skip('x')"), join('describe.', 'only.each([])'), join('test.concurrent.', 'todo()'), join('xi', 't(')],
    harmless: ['describe.runIf(postgres)', 'it.skipIf(!chromium)', 'await exit(1)'],
  },
  'a type error that was silenced': {
    pattern: new RegExp(join('@ts-', '(?:ignore|nocheck)')),
    where: code,
    planted: [join('// @ts-', 'ignore'), join('// @ts-', 'nocheck')],
    harmless: ['// @ts-expect-error -- the row is wrong on purpose'],
  },
  'a lint rule switched off without a reason in words': {
    pattern: new RegExp(join('eslint-', 'disable(?![^\\n]* -- \\S)')),
    where: code,
    planted: [join('// eslint-', 'disable-next-line no-console'), join('/* eslint-', 'disable */')],
    harmless: [join('// eslint-', 'disable-next-line no-console -- the address is printed here')],
  },
  'a path of one particular machine': {
    pattern: new RegExp(`(?<![\\w.\\])}>])/(?:${any('home', 'root', 'Users', 'work')})/[\\w.]|\\b[A-Z]:\\\\Users`),
    where: anywhere,
    planted: [join('/ho', 'me/anna/karlchen'), join("'/wo", "rk/main'"), join('file:///ro', 'ot/x'), join('/Us', 'ers/anna')],
    harmless: ['app/home/page.tsx', 'https://example.org/work/a', '`${base}/work/a`', './work/a'],
  },
  'the address of a package registry': {
    pattern: /registry\.[a-z0-9-]+\.[a-z]{2,}|npmmirror|npm\.pkg\.|artifactory|verdaccio|_authToken/i,
    where: (path) => path !== 'tests/architecture/left-behind.test.ts',
    planted: ['https://registry.npmjs.org/next', 'https://registry.yarnpkg.com'],
    harmless: ['the registry is asked', 'registry.set(key)'],
  },
  'a folder beside the project': {
    pattern: new RegExp(join('\\.\\./sha', 'red\\b|(?<![\\w.@-])/sha', 'red/|\\bsha', 'red/(?:spec|vectors|rulebook|design|hooks)\\b')),
    where: anywhere,
    planted: [join('../sha', 'red/vectors'), join('../../sha', 'red/spec'), join('see sha', 'red/spec/rules.md')],
    harmless: ['shared ranks', '/* shared */'],
  },
}

describe.each(Object.entries(rules))('Nothing is left behind: %s', (_, { pattern, where, planted, harmless }) => {
  it('in any tracked file', () => {
    const found = files.filter(({ path }) => where(path)).flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${String(index + 1)} ${line.trim().slice(0, 120)}`] : [])),
    )
    expect(found).toEqual([])
  })

  it.each(planted)('is noticed when planted: %s', (line) => {
    expect(line).toMatch(pattern)
  })

  it.each(harmless)('is not seen in %s', (line) => {
    expect(line).not.toMatch(pattern)
  })
})
