import type { PlanInput } from '@/lib/draw/plan-input'

/** Whether turns at five-player tables are promised: by rank the rank decides, so there they cannot be. */
export function turnsAreStrict({ wishes, mode }: PlanInput): boolean {
  return wishes.fiveRule === 'strict' && (mode ?? 'random') === 'random'
}
