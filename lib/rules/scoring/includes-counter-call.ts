import { counterCalls, type CounterCall, type PartyCalls } from '@/lib/rules/scoring/played-game'

/** Whether a party's highest counter-call includes the given one: skipped levels count (TSR 6.4.3). */
export function includesCounterCall({ counterCall }: PartyCalls, level: CounterCall): boolean {
  return counterCall !== null && counterCalls.indexOf(counterCall) >= counterCalls.indexOf(level)
}
