import { describe, expect, it } from 'vitest'
import { trackedFiles } from '@/tests/support/tracked-files'

/** What belongs to the file of SQLite alone: its copies and its lock. */
const sqliteAlone: ReadonlySet<string> = new Set(['tests/db/copies.test.ts', 'tests/db/sqlite-file.test.ts'])

const tests = trackedFiles().filter(({ path }) => /^tests\/.*\.test\.tsx?$/.test(path))
const opens = tests.filter(({ text }) => /from '@\/lib\/db\/(read|write|open-at-start)'/.test(text))
// Put together here, so that this file does not find itself.
const leftOut = new RegExp(`\\b(it|test|describe)(\\.each)?\\.(${['skip', 'only', 'todo', 'fails'].join('|')})\\(`)

describe('the same tests on SQLite and on PostgreSQL', () => {
  it('are all that ask a database: none of them is for one of the two', () => {
    expect(opens.length).toBeGreaterThan(25)
    expect(opens.filter(({ path, text }) => !sqliteAlone.has(path) && !text.includes('await onBothDatabases(')).map(({ path }) => path)).toEqual([])
  })

  it('are never left out', () => {
    expect(tests.filter(({ text }) => leftOut.test(text)).map(({ path }) => path)).toEqual([])
  })
})
