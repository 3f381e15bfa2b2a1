import { calls, type Call } from '@/lib/rules/calls/call'
import type { CallSituation } from '@/lib/rules/calls/call-situation'

/** Cards in hand that each level needs at least (TSR 6.2.2, 6.3.4). */
const cardsNeeded: Readonly<Record<Call, number>> = { call: 11, no90: 10, no60: 9, no30: 8, black: 7 }

/** Every trick of an announced marriage that went by before it was settled allows one card fewer (TSR 6.4.2). */
const marriageShift = { none: 0, 1: 0, 2: 1, 3: 2 } as const

/**
 * The least number of cards in hand with which this may still be called, or null when it may not be called at all: levels that are skipped must be
 * in time too, a level is not called twice, after a late response nothing follows, and how early it was called plays no part (TSR 6.1.2, 6.2.2, 6.3.2, 6.3.4, 6.4.2, 6.4.3, 6.4.4, 6.4.7).
 */
export function latestCall({ call, clarificationTrick, own, opposing }: CallSituation): number | null {
  const already = own.highest === null ? 0 : calls.indexOf(own.highest) + 1
  const [lowestNew] = calls.slice(already, calls.indexOf(call) + 1)
  if (lowestNew === undefined || (own.lateResponse && call !== 'call')) return null

  const asResponse = call === 'call' && opposing !== null ? cardsNeeded[opposing] - 1 : Infinity
  return Math.min(cardsNeeded[lowestNew], asResponse) - marriageShift[clarificationTrick ?? 'none']
}
