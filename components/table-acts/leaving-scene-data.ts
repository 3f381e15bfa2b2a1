export interface LeaverData {
  readonly position: number
  readonly name: string
  readonly points: number
  readonly gamesPlayed: number
  readonly owesSolo: boolean
  readonly asFour: { readonly remaining: number; readonly owed: number } | null
}

/** A list that somebody may leave, as the page was given it. */
export interface LeavingSceneData {
  readonly listId: string
  readonly size: number
  readonly remaining: number
  readonly owed: number
  readonly frozen: boolean
  readonly games: readonly { readonly place: number; readonly gameNo: number }[]
  readonly people: readonly LeaverData[]
  readonly free: readonly { readonly id: string; readonly startNumber: number; readonly name: string; readonly present: boolean }[]
  readonly changes: readonly { readonly position: number; readonly went: string; readonly came: string | null; readonly fromPlace: number; readonly gameNo: number; readonly undoable: boolean }[]
}
