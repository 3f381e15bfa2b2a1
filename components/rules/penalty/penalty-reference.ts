import type { PenaltyCase, Severity } from '@/lib/rules/penalty/penalty-case'
import { penaltyRows } from '@/lib/rules/penalty/penalty-rows'

/** In which games a row of the table applies, as far as no row before it does. */
export type Scope = 'any' | 'normal' | 'soloist' | 'opponent' | 'disadvantage' | 'no-disadvantage' | 'otherwise'

export interface ReferenceRow {
  readonly severity: Severity
  readonly scope: Scope
  readonly tsr: string
  readonly offender: (n: number) => number
  readonly soloist: (n: number) => number
  readonly others: (n: number) => number
}

type Probe = Pick<PenaltyCase, 'kind' | 'offender' | 'soloist' | 'couldDisadvantageSoloist'>

const probes: readonly Probe[] = [
  { kind: 'normal', offender: 1, soloist: null, couldDisadvantageSoloist: null },
  { kind: 'solo', offender: 1, soloist: 1, couldDisadvantageSoloist: null },
  { kind: 'solo', offender: 1, soloist: 2, couldDisadvantageSoloist: true },
  { kind: 'solo', offender: 1, soloist: 2, couldDisadvantageSoloist: false },
]

/** By which of the probes a row catches: normal game, soloist, opponent with and without a disadvantage. */
const scopes: Readonly<Record<string, Scope>> = {
  yyyy: 'any',
  ynnn: 'normal',
  nynn: 'soloist',
  nnyy: 'opponent',
  nnyn: 'disadvantage',
  nnny: 'no-disadvantage',
  yyny: 'otherwise',
}

/** The whole table of penalty points, in the order of the rulebook (TSR 9.2.3, 9.3.2, 9.3.3, 9.4.3, 9.4.4, 9.5.1). */
export function penaltyReference(): readonly ReferenceRow[] {
  return penaltyRows.map((row) => {
    const catches = (probe: Probe) => {
      const penalty = { ...probe, tableSize: 4, dealer: 4, severity: row.severity, opposingCounterCalls: 0 } as const
      return penaltyRows.find(({ severity, applies }) => severity === row.severity && applies(penalty)) === row
    }
    const scope = scopes[probes.map((probe) => (catches(probe) ? 'y' : 'n')).join('')] ?? 'any'
    const { severity, tsr, offender, others } = row
    return { severity, scope, tsr, offender, soloist: row.soloist ?? (scope === 'soloist' ? offender : others), others }
  })
}
