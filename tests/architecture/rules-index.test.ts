import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paragraphs, paragraphsIn, sections } from '@/tests/architecture/paragraphs'

const home = 'lib/rules/'
const read = (path: string) => readFileSync(path, 'utf8')
const below = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')).filter((path) => name.test(path)).sort()

const once = <T>(values: readonly T[]) => [...new Set(values)]

/** All that code cites: whatever follows the name of the rulebook in a line, and each string that is a paragraph and nothing else. */
const citedIn = (code: string) =>
  once([...code.matchAll(/TSR ([^)\n]*)|'(\d+\.\d+(?:\.\d+)?(?: \([a-z]\d?\))?)'/g)].flatMap(([, prose, literal]) => paragraphsIn(prose ?? literal ?? '')))

/** All that the titles of a test name: after the name of the rulebook, up to the dot at which the guarantee begins, or in brackets. */
const titledIn = (code: string) => {
  const titles = code.split('\n').filter((line) => /^\s*[^/*\s]/.test(line)).flatMap((line) => line.match(/(['"`]).+\1/g) ?? [])
  return once(titles.flatMap((title) => [...title.matchAll(/TSR ([^·]*)|\((\d[^()]*)\)/g)]).flatMap(([, after, inside]) => paragraphsIn(after ?? inside ?? '')))
}

const cited = new Map(below('lib/rules', /\.ts$/).map((path) => [path, citedIn(read(home + path))]))
/** A whole section, such as the table of calls, may be cited too; what has to be in the index are its paragraphs. */
const citations = new Map([...cited].map(([path, numbers]) => [path, numbers.filter((number) => !sections.has(number))]))
const titles = new Map(below('tests', /\.test\.tsx?$/).map((path) => [`tests/${path}`, titledIn(read(`tests/${path}`))]))

const linksIn = (cell: string) => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '')
const rows = read(`${home}README.md`).split('\n').filter((line) => /^\| \d/.test(line)).map((line) => {
  const [section = '', , files = '', tests = ''] = line.slice(2).split(' | ')
  return { section, paragraphs: paragraphsIn(section), text: files, files: linksIn(files), tests: linksIn(tests).map((target) => target.replace('../../', '')) }
})

describe('the index of the rules', () => {
  it('names every paragraph of the rulebook once, in its order', () => {
    expect(rows.flatMap((row) => row.paragraphs)).toEqual(paragraphs)
  })

  it('says for every row either where and by which test, or why not', () => {
    const broken = rows.filter(({ files, tests, text }) =>
      files.length > 0 ? tests.length === 0 || text.includes('not implemented') : !/^not implemented, because .{10}/.test(text),
    )
    expect(broken.map(({ section }) => section)).toEqual([])
  })

  it('names only files that exist and cite the paragraph', () => {
    const broken = rows.flatMap((row) =>
      row.files.filter((file) => !row.paragraphs.some((paragraph) => citations.get(file)?.includes(paragraph))).map((file) => `${row.section}: ${file}`),
    )
    expect(broken).toEqual([])
  })

  it('names only tests that exist and carry every paragraph of the row in a title', () => {
    const broken = rows.flatMap((row) =>
      row.tests.filter((test) => !existsSync(test) || !row.paragraphs.every((paragraph) => titles.get(test)?.includes(paragraph))).map((test) => `${row.section}: ${test}`),
    )
    expect(broken).toEqual([])
  })

  it('has a row that names a file for every paragraph that the rules cite', () => {
    const implemented = new Set(rows.filter(({ files }) => files.length > 0).flatMap((row) => row.paragraphs))
    const broken = [...citations].flatMap(([file, numbers]) => numbers.filter((number) => !implemented.has(number)).map((paragraph) => `${file}: ${paragraph}`))
    expect(broken).toEqual([])
  })

  it('leaves no file of the rules out', () => {
    const named = new Set(linksIn(read(`${home}README.md`)))
    expect([...citations.keys()].filter((file) => !named.has(file))).toEqual([])
  })
})

describe('every paragraph that the rules cite', () => {
  it('is a paragraph of the rulebook', () => {
    const broken = [...citations].flatMap(([file, numbers]) => numbers.filter((number) => !paragraphs.includes(number)).map((paragraph) => `${file}: ${paragraph}`))
    expect(broken).toEqual([])
  })

  it('stands in the title of a test', () => {
    const titled = new Set([...titles.values()].flat())
    const broken = [...citations].flatMap(([file, numbers]) => numbers.filter((number) => !titled.has(number)).map((paragraph) => `${file}: ${paragraph}`))
    expect(broken).toEqual([])
  })
})
