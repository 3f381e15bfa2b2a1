export type TieRule = 'shared' | 'bestRound' | 'lastRound' | 'positiveRounds' | 'lot'

/** A tournament as it stands in the form. */
export interface TournamentValues {
  readonly id?: string
  readonly name: string
  readonly place: string
  readonly day: string
  readonly kind: 'club' | 'official'
  /** null while the field is empty. */
  readonly plannedRounds: number | null
  readonly tieRule: TieRule
  /** Whether the people of the one it is modelled on come along. */
  readonly copyPeople?: boolean
}
