/** One table as the board shows it. */
export interface BoardTableData {
  readonly tableId: string
  readonly listId: string
  readonly number: number
  readonly size: number
  readonly people: readonly string[]
  /** When somebody was put in after the seat plan was published. */
  readonly changedAt: string | null
  readonly status: BoardStatus
  readonly marks: readonly BoardMark[]
  readonly played: number
  readonly total: number
  readonly minutesBehind: number
  readonly owedSolos: number
  readonly outstanding: number
  readonly endsAt: string | null
  readonly hasOwnTime: boolean
  readonly extraTime: readonly { readonly minutes: number; readonly reason: string }[]
  readonly lastSeenAt: string | null
  readonly claimSince: string | null
  readonly handedIn: boolean
  readonly awaitsEnd: boolean
}

/** What makes somebody walk to a table. */
export type BoardMark = 'claim' | 'conflict' | 'challenge' | 'objection' | 'countersign' | 'question' | 'strike' | 'over' | 'behind' | 'silent'

export type BoardStatus = BoardMark | 'submitted' | 'reopened' | 'frozen' | 'finished' | 'solos' | 'lastGame' | 'waiting' | 'playing' | 'paper' | 'checked'

/** What the viewer may do on the board. */
export interface BoardRights {
  readonly end: boolean
  readonly strike: boolean
}
