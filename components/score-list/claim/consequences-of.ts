import type { Consequence } from '@/components/penalty-form/award-preview'
import type { PenaltyRow } from '@/lib/rules/list/list-row'

/** What becomes of the game of a penalty that stands on the list, one sentence each. */
export function consequencesOf({ after, kind, soloist, owed, presented }: Pick<PenaltyRow, 'after' | 'kind' | 'soloist' | 'owed' | 'presented'>, isTimeOver: boolean): readonly Consequence[] {
  switch (after) {
    case 'not-played':
      return [isTimeOver && presented === null ? 'not-repeated' : 'dealt-again', ...(soloist !== null && owed.includes(soloist) ? (['solo-stays-owed'] as const) : [])]
    case 'counts-as-played':
      return [kind === 'compulsory-solo' ? 'counts-as-compulsory-solo' : kind === 'silent-marriage' ? 'counts-as-silent-marriage' : 'counts-as-voluntary-solo']
    case 'goes-on':
    case 'remaining-tricks-to-opponents':
      return [after]
  }
}
