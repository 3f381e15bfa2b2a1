import { highestCall } from '@/components/calculator/highest-call'
import { calls, type Call } from '@/lib/rules/calls/call'
import { counterCalls, type PartyCalls } from '@/lib/rules/scoring/played-game'

/** The calls of a party after a tap: up to the tapped one, which includes all below; a tap on the highest takes it back. */
export function tapCall(before: PartyCalls, tapped: Call): PartyCalls {
  const index = calls.indexOf(tapped)
  const highest = highestCall(before) === tapped ? index - 1 : index
  return { called: highest >= 0, counterCall: highest > 0 ? (counterCalls[highest - 1] ?? null) : null }
}
