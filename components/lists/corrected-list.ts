import { createContext } from 'react'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'

/** A list that was opened again, as the parts that put it right need it. */
export interface CorrectedList {
  readonly slug: string
  readonly listId: string
  readonly list: ScoreList
  readonly nameOf: (position: Position) => string
  /** Opens the dialog for the game of this place. */
  readonly edit: (place: number) => void
}

/** Null where the list is only read. */
export const CorrectedListContext = createContext<CorrectedList | null>(null)
