import type { Position } from '@/lib/rules/table/table-size'

/**
 * What became of a deal, as far as the order of dealing asks. A marriage that found a partner is `normal`, one that
 * found none is `silent-marriage`; `struck` games are empty rows after time, `not-played` ones are dealt again.
 */
export type DealtKind = 'normal' | 'silent-marriage' | 'voluntary-solo' | 'compulsory-solo' | 'struck' | 'not-played'

/** One deal in playing order (TSR 3.3.1). */
export interface DealtGame {
  readonly kind: DealtKind
  readonly soloist: Position | null
}
