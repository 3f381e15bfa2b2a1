import { readFileSync } from 'node:fs'

/** The cases of a vector file; the type is the caller's word for what the file says of itself under "about". */
export function vectors<Case>(file: string): Case[] {
  const text = readFileSync(new URL(`../fixtures/vectors/${file}.json`, import.meta.url), 'utf8')
  // The files are written by hand to these shapes, and a wrong one turns its test red.
  const { count, cases } = JSON.parse(text) as { count: number; cases: Case[] }
  if (count !== cases.length) throw new Error(`${file}.json announces ${count} cases and holds ${cases.length}`)
  return cases
}
