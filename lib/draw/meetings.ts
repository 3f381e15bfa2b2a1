import type { Field } from '@/lib/draw/field'
import { meet } from '@/lib/draw/meet'
import type { Prices } from '@/lib/draw/prices'

/** Who has met whom how often, with the pair's own price in the same cell: one look-up gives what one more meeting costs. */
export interface Meetings {
  readonly size: number
  /** 64 times the kind of pair plus the number of meetings. */
  readonly cells: Uint8Array
  /** By cell: the price of one more meeting. */
  readonly add: Int32Array
  /** By cell: what is saved by one meeting less. */
  readonly remove: Int32Array
}

/** Prices of the first, second, third ... meeting in units of a second one; a third is dearer than three second ones. */
const firstSteps = [0, 1, 4, 8]

const cellsPerKind = 64

/** The meetings of the rounds that stand. */
export function createMeetings(field: Field, prices: Prices): Meetings {
  const size = field.ids.length
  const cells = new Uint8Array(size * size)
  const mark = (a: number, b: number, kind: number): void => {
    cells[a * size + b] = kind * cellsPerKind
    cells[b * size + a] = kind * cellsPerKind
  }
  for (let a = 0; a < field.people; a++) {
    for (let b = a + 1; b < field.people; b++) {
      if (field.clubOf[a] !== -1 && field.clubOf[a] === field.clubOf[b]) mark(a, b, 1)
    }
  }
  for (const [a, b] of field.apart) mark(a, b, 2)

  const add = new Int32Array(256)
  const remove = new Int32Array(256)
  for (const [kind, extra] of [0, prices.club, prices.apart].entries()) {
    for (let met = 0; met < cellsPerKind - 1; met++) {
      const price = extra + prices.meeting * (firstSteps[met] ?? 4 * (met - 1))
      add[kind * cellsPerKind + met] = price
      remove[kind * cellsPerKind + met + 1] = price
    }
  }

  const meetings = { size, cells, add, remove }
  for (const round of field.history) for (const table of round) meet(meetings, table, 1)
  for (const pair of field.alsoMet) meet(meetings, pair, 1)
  return meetings
}
