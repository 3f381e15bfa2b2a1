import { describe, expect, it } from 'vitest'
import { exportedNames } from '@/tests/support/exported-names'
import { trackedFiles } from '@/tests/support/tracked-files'

const sources = trackedFiles().filter(({ path }) => /\.(?:ts|tsx|js)$/.test(path) && !path.endsWith('.d.ts'))

describe('No barrels', () => {
  it('every file has something of its own to say', () => {
    expect(sources.filter(({ path, text }) => exportedNames(path, text).isBarrel).map(({ path }) => path)).toEqual([])
  })

  it.each([
    ['a star', `export * from './rank'`, true],
    ['names and types', `export { rank } from './rank'\nexport type { Ranked } from './rank'`, true],
    ['an import that is handed on', `import { rank } from './rank'\nexport { rank }`, true],
    ['a file with a line of its own', `import { rank } from './rank'\nexport const ranks = [rank]`, false],
    ['a file that imports for its effect', `import './globals.css'`, false],
  ])('are told by their syntax: %s', (_, text, isBarrel) => {
    expect(exportedNames('a.ts', text).isBarrel).toBe(isBarrel)
  })
})

describe('One exported function or component per file', () => {
  it('in lib and components', () => {
    const crowded = sources
      .filter(({ path }) => /^(?:lib|components)\//.test(path))
      .map(({ path, text }) => ({ path, functions: exportedNames(path, text).functions }))
      .filter(({ functions }) => functions.length > 1)
    expect(crowded.map(({ path, functions }) => `${path}: ${functions.join(', ')}`)).toEqual([])
  })

  it.each([
    ['declarations and arrows', `export function a() {}\nexport const b = () => 1`, ['a', 'b']],
    ['wrapped components', `export const A = memo(function () {})\nexport const B = forwardRef(() => null)`, ['A', 'B']],
    ['names listed at the end', `const a = () => 1\nfunction b() {}\nexport { a, b as c }`, ['b', 'a']],
    ['a default beside a named one', `export default function Page() {}\nexport const load = async () => 1`, ['Page', 'load']],
    ['a class', `export class Bell {}\nexport const ring = () => 1`, ['Bell', 'ring']],
    ['overloads once', `export function a(x: 1): 1\nexport function a(x: 2): 2\nexport function a(x: number) { return x }`, ['a']],
    ['no constant that a callback computed', `export const a = [1].map((x) => x)`, []],
    ['nothing private, no constant, no type, no error', `const a = () => 1\nexport const b = 4\nexport type C = 1\nexport class D extends Error {}`, []],
  ])('counts %s', (_, text, functions) => {
    expect(exportedNames('a.tsx', text).functions.toSorted()).toEqual(functions.toSorted())
  })
})
