import type { CallSituation } from '@/lib/rules/calls/call-situation'
import { latestCall } from '@/lib/rules/calls/latest-call'

/** Whether this may be called with so many cards in hand (TSR 6.1.1, 6.2.2, 6.3.4, 6.4.2, 6.4.3, 6.4.4, 6.4.7). */
export function callInTime({ cardsInHand, ...situation }: CallSituation & { readonly cardsInHand: number }): boolean {
  const latest = latestCall(situation)
  return latest !== null && cardsInHand >= latest
}
