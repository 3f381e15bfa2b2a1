import { calls, type Call } from '@/lib/rules/calls/call'
import { callInTime } from '@/lib/rules/calls/call-in-time'
import type { CallSituation } from '@/lib/rules/calls/call-situation'
import { latestCall } from '@/lib/rules/calls/latest-call'

/** What decides whether something may still be called, in words of the messages, with its paragraph. */
export interface CallNote {
  readonly code: 'already-called' | 'after-late-response' | 'first-call' | 'counter-call' | 'response' | 'skipped' | 'marriage'
  readonly tsr: string
}

export interface CallAnswer {
  readonly inTime: boolean
  /** The least number of cards in hand, null when it may not be called at all. */
  readonly latest: number | null
  readonly notes: readonly CallNote[]
}

type Situation = CallSituation & { readonly cardsInHand: number }

/** Whether the answer would be another one, had this one thing been different. */
const matters = (situation: CallSituation, other: Partial<CallSituation>) => latestCall(situation) !== latestCall({ ...situation, ...other })

const height = (call: Call | null) => (call === null ? -1 : calls.indexOf(call))

function notesOf(situation: Situation, latest: number | null): readonly CallNote[] {
  const { call, own, opposing, clarificationTrick } = situation
  if (height(own.highest) >= height(call)) return [{ code: 'already-called', tsr: '6.4.7' }]
  if (latest === null) return [{ code: 'after-late-response', tsr: '6.4.4' }]
  const isResponse = call === 'call' && opposing !== null && matters(situation, { opposing: null })
  const isSkipping = height(call) - height(own.highest) > 1
  const base: CallNote = isResponse ? { code: 'response', tsr: '6.4.4' } : call === 'call' ? { code: 'first-call', tsr: '6.2.2' } : { code: 'counter-call', tsr: '6.3.4' }
  return [
    isSkipping ? { code: 'skipped', tsr: '6.4.3' } : base,
    ...(clarificationTrick !== null && matters(situation, { clarificationTrick: null }) ? [{ code: 'marriage' as const, tsr: '6.4.2' }] : []),
  ]
}

/** Yes or no, the latest moment, and what it follows from (TSR 6.2.2, 6.3.4, 6.4.2, 6.4.3, 6.4.4). */
export function callAnswer(situation: Situation): CallAnswer {
  const latest = latestCall(situation)
  return { inTime: callInTime(situation), latest, notes: notesOf(situation, latest) }
}
