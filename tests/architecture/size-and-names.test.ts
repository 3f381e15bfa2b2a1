import { describe, expect, it } from 'vitest'
import { trackedFiles } from '@/tests/support/tracked-files'

const files = trackedFiles()

describe('No file over 200 lines', () => {
  const aside = /(?:^|\/)(?:generated|migrations|messages|vectors)\//
  const tooLong = ({ path, text }: { path: string; text: string }) =>
    /\.(?:ts|tsx|js|css)$/.test(path) && !aside.test(path) && text.replace(/\n$/, '').split('\n').length > 200

  it('of code or style', () => {
    expect(files.filter(tooLong).map(({ path }) => path)).toEqual([])
  })

  it.each([
    ['200 lines are allowed', 'lib/a.ts', 200, false],
    ['201 lines are not', 'lib/a.ts', 201, true],
    ['nor in a style sheet', 'app/a.css', 201, true],
    ['message catalogues may be longer', 'lib/i18n/messages/de.ts', 201, false],
    ['words for people in Markdown too', 'docs/a.md', 201, false],
  ])('%s', (_, path, lines, expected) => {
    expect(tooLong({ path, text: 'x\n'.repeat(lines) })).toBe(expected)
  })
})

describe('Every name says what is inside', () => {
  const saysNothing = (path: string) => /(?:^|[/._-])(?:utils?|helpers?|commons?|misc|managers?)(?=[/._-]|$)/i.test(path)

  it('in files and folders', () => {
    expect(files.filter(({ path }) => saysNothing(path)).map(({ path }) => path)).toEqual([])
  })

  it.each([
    ['lib/utils/rank.ts', true],
    ['lib/rules/date-helpers.ts', true],
    ['components/common.tsx', true],
    ['lib/misc.ts', true],
    ['lib/live/bell-manager.ts', true],
    ['lib/rules/uncommon-case.ts', false],
    ['app/desk/management/page.tsx', false],
  ])('%s: %s', (path, expected) => {
    expect(saysNothing(path)).toBe(expected)
  })
})

describe('Every top-level entry is a known one', () => {
  const known = new Set([
    'package.json', 'app', 'prisma', 'lib', 'components', 'public', 'next.config.js', 'tests', 'docs', '.ci', 'deploy',
    'README.md', 'CHANGELOG.md', 'LICENSE',
    // What git, npm, TypeScript, PostCSS and Next insist on finding at the top.
    '.gitignore', 'package-lock.json', 'tsconfig.json', 'postcss.config.js', 'proxy.ts',
  ])

  it('and anything else finds a place below one of them', () => {
    const entries = new Set(files.map(({ path }) => path.split('/')[0] ?? path))
    expect([...entries].filter((entry) => !known.has(entry))).toEqual([])
  })
})
