import { checkOperation } from '@/lib/rules/list/check-operation'
import type { ListViolation } from '@/lib/rules/list/list-violation'
import { penaltyCaseIn } from '@/lib/rules/list/penalty-case-in'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import { sceneOfAward } from '@/lib/rules/list/scene-of-award'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { gameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'
import { penaltyPoints } from '@/lib/rules/penalty/penalty-points'
import type { Position } from '@/lib/rules/table/table-size'

/** What follows for the game, one sentence each. */
export type Consequence =
  | 'goes-on'
  | 'dealt-again'
  | 'not-repeated'
  | 'solo-stays-owed'
  | 'counts-as-compulsory-solo'
  | 'counts-as-voluntary-solo'
  | 'counts-as-silent-marriage'
  | 'remaining-tricks-to-opponents'

export type AwardPreview =
  | { readonly possible: false; readonly violations: readonly ListViolation[] }
  | {
      readonly possible: true
      /** By position; null for whoever has none in this game. */
      readonly points: readonly (number | null)[]
      readonly tsr: string
      /** An insignificant violation: a decision in the log, no row of the list. */
      readonly hasRow: boolean
      readonly dealer: Position
      readonly consequences: readonly Consequence[]
    }

/** What an award would do to a list, or why it cannot be made (TSR 9.2 to 9.5). `changes` = it replaces an earlier one with the same id. */
export function awardPreview(list: ScoreList, award: PenaltyPayload, changes: boolean): AwardPreview {
  const violations = changes
    ? checkOperation(list, { kind: 'penalty-decided', payload: { penaltyId: award.penaltyId, outcome: 'changed', award } })
    : checkOperation(list, { kind: 'penalty-awarded', payload: award })
  const scene = sceneOfAward(list, award)
  if (scene === null || violations.length > 0) return { possible: false, violations }

  const { points, tsr } = penaltyPoints(penaltyCaseIn(list.tableSize, scene, award))
  const owes = award.soloist !== null && award.silentMarriage !== true && scene.owed.includes(award.soloist)
  const repeated = list.end === null || scene.presented !== null
  const afterwards: Readonly<Record<ReturnType<typeof gameAfterPenalty>, readonly Consequence[]>> = {
    'goes-on': ['goes-on'],
    'not-played': [repeated ? 'dealt-again' : 'not-repeated', ...(owes ? (['solo-stays-owed'] as const) : [])],
    'counts-as-played': [award.silentMarriage === true ? 'counts-as-silent-marriage' : owes ? 'counts-as-compulsory-solo' : 'counts-as-voluntary-solo'],
    'remaining-tricks-to-opponents': ['remaining-tricks-to-opponents'],
  }
  return { possible: true, points, tsr, hasRow: award.severity !== 'insignificant', dealer: scene.dealer, consequences: afterwards[gameAfterPenalty(award)] }
}
