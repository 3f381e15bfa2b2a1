import { soloKind } from '@/lib/rules/solo/solo-kind'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import type { Position } from '@/lib/rules/table/table-size'

/** What a game of the list can have been. */
export type PlayedKind = 'normal' | 'silent-marriage' | 'voluntary-solo' | 'compulsory-solo'

export interface PlayedAs {
  readonly kind: PlayedKind
  readonly soloist: Position | null
}

/** What a typed game was: the table types "solo", the list tells the compulsory one from a voluntary one (TSR 4.3.1). */
export const playedAs = ({ owed }: DealOrder, { kind, soloist }: { kind: 'normal' | 'solo' | 'silent-marriage'; soloist: Position | null }): PlayedAs => ({
  kind: kind === 'solo' ? (soloist === null ? 'voluntary-solo' : soloKind(owed, soloist)) : kind,
  soloist,
})
