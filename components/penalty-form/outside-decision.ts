import type { BoundEntry } from '@/components/penalty-form/form-entry'
import type { Decision } from '@/components/penalty-form/decision'
import type { Scene } from '@/lib/rules/list/scene-of'
import { boundDecisionPoints } from '@/lib/rules/penalty/bound-decision-points'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** A bound decision that the list does not know. */
export interface OutsideDecision {
  readonly entry: BoundEntry
  readonly offender: Position
  readonly deduction: number
}

/** What stands outside the list: a bound decision without credit, or against whoever has no points in this game (TSR 9.7.3, 10.1.2). */
export function outsideDecision({ severity, offender }: Decision, entry: BoundEntry | null, tableSize: TableSize, scene: Pick<Scene, 'dealer' | 'empty'> | null): OutsideDecision | null {
  if (severity !== 'bound' || offender === null || entry === null || scene === null) return null
  const { dealer, empty } = scene
  const bound = boundDecisionPoints(entry, { tableSize, dealer, offender, ...(empty !== null && { left: { position: empty } }) })
  return bound.place === 'outside' ? { entry, offender, deduction: bound.deduction } : null
}
