import type { Severity } from '@/lib/rules/penalty/penalty-case'

/** A reason in the catalogue whose weight the referee takes from it and may change (TSR 9.1.7). */
export interface ClassifiedViolation {
  readonly kind: 'violation'
  readonly severity: Exclude<Severity, 'decided'>
}

/** A clearly described act of unsporting conduct with a fixed price, which the referee awards without a tribunal (TSR 9.7.3). */
export interface BoundDecision {
  readonly kind: 'bound-decision'
  /** What the offender loses, as a positive number. */
  readonly points: number
  /** With credit it is a row of the list, shared by the three other players; without, it stands outside like a deduction. */
  readonly creditsPartners: boolean
}

/** One entry of the catalogue of reasons; the catalogue itself is the organiser's data (TSR 9.1.7, 9.7.3). */
export type CatalogueEntry = { readonly id: string; readonly tsr: string } & (ClassifiedViolation | BoundDecision)
