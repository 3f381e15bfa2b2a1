import { readFileSync } from 'node:fs'
import type { Severity } from '@/lib/rules/penalty/penalty-case'
import type { GameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'
import type { Position } from '@/lib/rules/table/table-size'
import type { TypedGame } from '@/tests/support/round/one-round'

export interface PlayedGame extends TypedGame {
  readonly type: 'game'
}

/** A violation in the game of this number, as the referee decides it at the table. */
export interface DecidedPenalty {
  readonly type: 'penalty'
  readonly gameNo: number
  readonly dealer: Position
  readonly signedBy: 'own-device' | 'pin'
  readonly points: readonly (number | null)[]
  readonly severity: Severity
  readonly kind: 'normal' | 'solo'
  readonly offender: Position
  readonly soloist: Position | null
  readonly couldDisadvantageSoloist: boolean | null
  readonly opposingCounterCalls: number
  readonly after: GameAfterPenalty
}

export type EveningEvent =
  | PlayedGame
  | DecidedPenalty
  | { readonly type: 'end'; readonly begun: boolean }
  | { readonly type: 'struck'; readonly first: number; readonly count: number }
  | { readonly type: 'substitute'; readonly position: Position; readonly fromGame: number }

export interface EveningTable {
  readonly size: 4 | 5
  readonly totals: readonly number[]
  readonly events: readonly EveningEvent[]
  /** Names by position. */
  readonly seats: readonly string[]
}

interface Evening {
  readonly people: readonly { readonly name: string; readonly club: string; readonly short: string }[]
  readonly noShow: { readonly name: string; readonly replacedBy: string }
  readonly substitute: { readonly round: number; readonly table: number; readonly position: Position; readonly fromGame: number; readonly person: string }
  readonly corrected: { readonly round: number; readonly table: number; readonly gameNo: number; readonly value: number; readonly totals: readonly number[] }
  readonly rounds: readonly (readonly [EveningTable, EveningTable])[]
  readonly standings: readonly { readonly rank: number; readonly name: string; readonly points: number }[]
}

/** The file is written by hand to this shape, and a wrong one turns the test red. */
export const evening = JSON.parse(readFileSync(new URL('../../fixtures/evening.json', import.meta.url), 'utf8')) as Evening
