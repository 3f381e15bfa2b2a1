import type { CatalogueEntry } from '@/lib/rules/penalty/catalogue-entry'
import type { Violation } from '@/lib/rules/violation'

/** What makes a bound decision unusable: no whole number of points, or a credit that three players cannot share (TSR 9.7.3). */
export function checkCatalogueEntry(entry: CatalogueEntry): Violation<'bound-points-out-of-range' | 'credit-not-shareable'>[] {
  if (entry.kind !== 'bound-decision') return []
  const { points } = entry
  if (!Number.isInteger(points) || points < 1) return [{ code: 'bound-points-out-of-range', tsr: '9.7.3', params: { points } }]
  return entry.creditsPartners && points % 3 !== 0 ? [{ code: 'credit-not-shareable', tsr: '9.7.3', params: { points } }] : []
}
