import type { Call } from '@/lib/rules/calls/call'
import type { PartyCalls } from '@/lib/rules/scoring/played-game'

/** The highest call of a party, or null when it has called nothing. */
export const highestCall = ({ called, counterCall }: PartyCalls): Call | null => counterCall ?? (called ? 'call' : null)
