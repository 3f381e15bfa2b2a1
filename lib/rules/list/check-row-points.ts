import type { RowViolationCode } from '@/lib/rules/list/list-violation'
import { penaltyShape } from '@/lib/rules/list/penalty-shape'
import { rowShape } from '@/lib/rules/list/row-shape'
import type { ScoreRow } from '@/lib/rules/list/score-row'
import { mostNormalGame, mostSoloUnit } from '@/lib/rules/scoring/bounds'
import type { Violation } from '@/lib/rules/violation'

interface PointCheck {
  readonly code: RowViolationCode
  readonly tsr: string
  readonly rows: readonly ScoreRow['row'][]
  readonly broken: (players: readonly number[]) => boolean
  readonly params: (players: readonly number[]) => Violation['params']
}

const none = (): Violation['params'] => ({})
const sum = (players: readonly number[]): number => players.reduce((total, value) => total + value, 0)
const isOdd = (value: number): boolean => value % 2 !== 0
const mixed = (players: readonly number[]): boolean => players.some(isOdd) && !players.every(isOdd)
const value = (players: readonly number[]): number => {
  const shape = rowShape(players)
  return shape?.form === 'two-two' ? shape.value : 0
}
const unit = (players: readonly number[]): number => {
  const shape = rowShape(players)
  return shape?.form === 'one-three' ? shape.unit : 0
}

/** One pays, the three others have a third each, whatever the price is. */
const isSharedByThree = (players: readonly number[]): boolean => {
  const shape = rowShape(players)
  return shape?.form === 'one-three' && (players[shape.lone] ?? 0) < 0
}

const checks: readonly PointCheck[] = [
  { code: 'row-sum', tsr: '7.3.3', rows: ['game', 'penalty', 'bound-decision'], broken: (p) => sum(p) !== 0, params: (p) => ({ sum: sum(p) }) },
  { code: 'even-odd', tsr: '7.3.3', rows: ['game'], broken: mixed, params: none },
  { code: 'even-odd', tsr: '7.3.3', rows: ['penalty'], broken: (p) => mixed(p) && penaltyShape(p) !== 'credited-to-soloist', params: none },
  { code: 'row-shape', tsr: '7.3.3', rows: ['game'], broken: (p) => rowShape(p) === null, params: none },
  { code: 'penalty-shape', tsr: '9.7.3', rows: ['bound-decision'], broken: (p) => !isSharedByThree(p), params: none },
  { code: 'penalty-of-zeros', tsr: '9.2.3', rows: ['penalty'], broken: (p) => rowShape(p)?.form === 'zero', params: none },
  { code: 'penalty-shape', tsr: '9.4.3', rows: ['penalty'], broken: (p) => rowShape(p)?.form !== 'zero' && penaltyShape(p) === null, params: none },
  { code: 'value-too-high', tsr: '7.2.3', rows: ['game'], broken: (p) => value(p) > mostNormalGame, params: (p) => ({ value: value(p), most: mostNormalGame }) },
  { code: 'solo-too-high', tsr: '7.2.4', rows: ['game'], broken: (p) => unit(p) > mostSoloUnit, params: (p) => ({ value: unit(p), most: mostSoloUnit }) },
]

/** What is wrong with the points of the four players of a row: sum, even-odd rule, shape and bounds (TSR 7.3.3, 9.7.3). */
export function checkRowPoints({ points, row }: Pick<ScoreRow, 'points' | 'row'>): Violation<RowViolationCode>[] {
  const players = points.filter((point) => point !== null)
  return checks.filter(({ rows, broken }) => rows.includes(row) && broken(players)).map(({ code, tsr, params }) => ({ code, tsr, params: params(players) }))
}
