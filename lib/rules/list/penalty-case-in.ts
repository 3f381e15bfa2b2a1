import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { Scene } from '@/lib/rules/list/scene-of'
import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import type { TableSize } from '@/lib/rules/table/table-size'

/** A decided violation together with the table and the dealer of its game (TSR 10.1.2). */
export const penaltyCaseIn = (tableSize: TableSize, { dealer, empty }: Pick<Scene, 'dealer' | 'empty'>, award: PenaltyPayload): PenaltyCase => ({
  tableSize,
  dealer,
  severity: award.severity,
  kind: award.kind,
  offender: award.offender,
  soloist: award.soloist,
  couldDisadvantageSoloist: award.couldDisadvantageSoloist,
  opposingCounterCalls: award.opposingCounterCalls,
  ...(award.boundPoints !== undefined && { boundPoints: award.boundPoints }),
  ...(empty !== null && { left: { position: empty } }),
})
