import { describe, expect, it } from 'vitest'
import { calls, type Call } from '@/lib/rules/calls/call'
import { callInTime } from '@/lib/rules/calls/call-in-time'
import type { CallSituation } from '@/lib/rules/calls/call-situation'
import { earliestCall } from '@/lib/rules/calls/earliest-call'
import { latestCall } from '@/lib/rules/calls/latest-call'
import vectors from '@/tests/fixtures/vectors/calls.json'

const tricks = [null, 1, 2, 3] as const
const levels = [null, ...calls] as const

type Row = [name: string, latest: number | null, call: Call, own?: Call | null, opposing?: Call | null, clarificationTrick?: 1 | 2 | 3 | null, lateResponse?: boolean]

const sections: [string, Row[]][] = [
  ['TSR 6.2.2 · the first call', [['needs eleven cards', 11, 'call']]],
  ['TSR 6.1.2 · a counter-call made early', [['shifts no later one', 7, 'black', 'no30', 'no30']]],
  ['TSR 6.3.4 · a counter-call', [
    ['“no 90” needs ten cards', 10, 'no90', 'call'],
    ['“no 60” needs nine cards', 9, 'no60', 'no90'],
    ['“no 30” needs eight cards', 8, 'no30', 'no60'],
    ['“black” needs seven cards', 7, 'black', 'no30'],
  ]],
  ['TSR 6.3.2 · a counter-call without a first call', [['needs a first call that is in time too', 11, 'no90']]],
  ['TSR 6.4.2 · an announced marriage', [
    ['settled by the first trick shifts nothing', 11, 'call', null, null, 1],
    ['settled by the second trick allows one card fewer', 10, 'call', null, null, 2],
    ['settled by the third trick allows two cards fewer', 9, 'call', null, null, 3],
    ['shifts every counter-call as well', 5, 'black', 'no30', null, 3],
    ['shifts a response as well', 8, 'call', null, 'call', 3],
  ]],
  ['TSR 6.4.3 · skipped levels', [
    ['all have to be in time, the first call included', 11, 'black'],
    ['above the own call count from the lowest one skipped', 10, 'no30', 'call'],
  ]],
  ['TSR 6.4.4 · a response', [
    ['to a first call needs one card fewer than that', 10, 'call', null, 'call'],
    ['to “no 90” needs nine cards', 9, 'call', null, 'no90'],
    ['to “black” needs six cards', 6, 'call', null, 'black'],
    ['is never a counter-call', 11, 'no90', null, 'black'],
    ['gives no time to a later counter-call', 10, 'no90', 'call', 'no60'],
    ['that was late allows no counter-call any more', null, 'no90', 'call', 'call', null, true],
  ]],
  ['TSR 6.4.7 · a repetition', [
    ['of the first call is not allowed', null, 'call', 'call'],
    ['of a counter-call is not allowed', null, 'no60', 'no60'],
    ['of what a higher counter-call includes is not allowed', null, 'no90', 'no60'],
  ]],
]

describe.each(sections)('%s', (_title, rows) => {
  it.each(rows)('%s', (_name, latest, call, highest = null, opposing = null, clarificationTrick = null, lateResponse = false) => {
    expect(latestCall({ call, clarificationTrick, own: { highest, lateResponse }, opposing })).toBe(latest)
  })
})

describe('TSR 6 · every case of the vectors', () => {
  it.each(vectors.cases)('$name', ({ expect: expected, ...situation }) => {
    // JSON is typed wider than its content.
    expect(callInTime(situation as CallSituation & { cardsInHand: number })).toBe(expected)
  })
})

const everySituation: CallSituation[] = calls.flatMap((call) =>
  tricks.flatMap((clarificationTrick) =>
    levels.flatMap((highest) =>
      levels.flatMap((opposing) =>
        [false, true].map((lateResponse) => ({ call, clarificationTrick, own: { highest, lateResponse }, opposing })),
      ),
    ),
  ),
)

describe('TSR 6.1.1 · cards in hand', () => {
  it('are enough exactly from the latest moment upwards, in every situation there is', () => {
    for (const situation of everySituation) {
      const allowed = Array.from({ length: 13 }, (_, cardsInHand) => cardsInHand).filter((cardsInHand) => callInTime({ ...situation, cardsInHand }))
      const latest = latestCall(situation)
      expect(allowed).toEqual(latest === null ? [] : Array.from({ length: 13 - latest }, (_, index) => latest + index))
    }
  })

  it('allow a lower level at least as long as a higher one that would include it', () => {
    for (const { call, ...situation } of everySituation) {
      for (const higher of calls.slice(calls.indexOf(call) + 1)) {
        const latest = latestCall({ ...situation, call })
        const latestHigher = latestCall({ ...situation, call: higher })
        if (latest !== null && latestHigher !== null) expect(latest).toBeLessThanOrEqual(latestHigher)
      }
    }
  })

  it('are one fewer for each trick that a marriage took to be settled, in every situation there is', () => {
    for (const situation of everySituation) {
      const [none, first, second, third] = tricks.map((clarificationTrick) => latestCall({ ...situation, clarificationTrick }))
      expect([first, second, third]).toEqual(none === null || none === undefined ? [null, null, null] : [none, none - 1, none - 2])
    }
  })
})

describe('TSR 4.4.4, 6.2.1 · the first call', () => {
  it('is possible with all cards in hand, in a marriage only after the clarification trick', () => {
    expect(tricks.map(earliestCall)).toEqual([12, 11, 10, 9])
  })

  it('always has a moment that is neither too early nor too late', () => {
    for (const clarificationTrick of tricks) {
      const latest = latestCall({ call: 'call', clarificationTrick, own: { highest: null, lateResponse: false }, opposing: null })
      expect(earliestCall(clarificationTrick)).toBeGreaterThanOrEqual(latest ?? Infinity)
    }
  })
})
