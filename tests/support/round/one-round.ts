import { readFileSync } from 'node:fs'

/** A game as the players at the table know it: by position, value, and who scored positive. */
export interface TypedGame {
  readonly gameNo: number
  readonly rubric: string
  readonly dealer: number
  readonly kind: 'normal' | 'silent-marriage' | 'voluntary-solo' | 'compulsory-solo'
  readonly soloist: number | null
  readonly value: number
  readonly positive: readonly number[]
  /** Nobody is free to play anything else: the compulsory solo is due. */
  readonly presented?: true
}

export interface TypedTable {
  readonly size: 4 | 5
  readonly totals: readonly number[]
  readonly corrected: Pick<TypedGame, 'gameNo' | 'value' | 'positive'>
  readonly undone: { readonly gameNo: number; readonly value: number; readonly soloist: number }
  readonly games: readonly TypedGame[]
}

interface OneRound {
  readonly people: readonly { readonly name: string; readonly club: string; readonly short: string }[]
  readonly tables: readonly [TypedTable, TypedTable]
  readonly standings: readonly { readonly rank: number; readonly table: 1 | 2; readonly position: number; readonly points: number }[]
}

/** The file is written by hand to this shape, and a wrong one turns the test red. */
export const oneRound = JSON.parse(readFileSync(new URL('../../fixtures/one-round.json', import.meta.url), 'utf8')) as OneRound
