import type { CatalogueItem } from '@/lib/schema/catalogue-item'

const reason = (id: string, tsr: string, severity: 'insignificant' | 'minor' | 'serious'): CatalogueItem => ({ id, tsr, kind: 'violation', severity, words: null, retired: false })

/**
 * What a tournament starts with: the violations a referee is most often called for, each with the weight it usually has. No bound
 * decision is among them: the rulebook leaves these to its appendix and names no price itself (docs/decisions/009).
 */
export const defaultCatalogue: readonly CatalogueItem[] = [
  reason('not-followed', '5.2.2', 'serious'),
  reason('wrong-card', '5.2.1', 'minor'),
  reason('wrong-lead', '5.1.2', 'minor'),
  reason('tricks-looked-at', '5.3.8', 'serious'),
  reason('late-call', '6.2.2', 'minor'),
  reason('counted-aloud', '9.1.4', 'minor'),
  reason('remark', '9.1.5', 'minor'),
  reason('dealing', '3.3.7', 'insignificant'),
]
