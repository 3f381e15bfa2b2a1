import { counterCalls, type CounterCall } from '@/lib/rules/scoring/played-game'

/** A first call (Re or Kontra) or one of the four counter-calls (TSR 6.2.2, 6.3.1). */
export type Call = 'call' | CounterCall

/** All levels in ascending order; each one includes those before it (TSR 6.4.3). */
export const calls = ['call', ...counterCalls] as const satisfies readonly Call[]
