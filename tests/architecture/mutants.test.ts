import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutants } from '@/tests/mutants'

describe('a mutant of tests/mutants.js', () => {
  it.each(mutants)('still finds the one place that it spoils: $name', ({ file, find, replace }) => {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    expect(source.split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })
})
