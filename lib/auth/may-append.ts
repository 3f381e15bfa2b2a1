import type { OperationKind } from '@/lib/rules/list/operation'

/** Who stands behind an operation: a device at the table, a player on the own phone, or somebody of the staff by role or as the referee's delegate. */
export type Author = 'table' | 'deskHelper' | 'management' | 'referee' | 'tribunal' | 'delegate' | 'player'

const table: readonly Author[] = ['table']
const desk: readonly Author[] = ['deskHelper', 'management']
const referee: readonly Author[] = ['referee']
const players: readonly Author[] = ['table', 'deskHelper', 'management', 'referee']
/** Ends and strikes: the referee, or whom the referee has named. */
const endsRound: readonly Author[] = ['referee', 'delegate']

/** Who may append what to a list. */
const authors: Readonly<Record<OperationKind, readonly Author[]>> = {
  'game-entered': players,
  'game-corrected': players,
  'game-undone': players,
  'game-struck': endsRound,
  'strike-withdrawn': endsRound,
  'end-announced': endsRound,
  'end-withdrawn': endsRound,
  'dealing-begun': [...players, 'delegate'],
  'claim-raised': [...table, ...referee],
  'claim-withdrawn': [...table, ...referee],
  // The list keeper writes down what the referee said at the table; until it is countersigned the list cannot be handed in.
  'penalty-awarded': [...table, ...referee, ...desk],
  'penalty-countersigned': ['referee', 'tribunal'],
  'penalty-challenged': [...table, ...referee],
  'penalty-decided': ['tribunal'],
  'penalty-cancelled': ['referee', 'tribunal'],
  'extra-time-granted': ['referee', 'tribunal'],
  'dealer-deviated': players,
  'keeper-changed': players,
  'device-changed': players,
  'seat-taken-over': [...desk, ...referee],
  'seat-left-empty': [...desk, ...referee],
  'list-frozen': referee,
  'totals-typed': desk,
  'list-confirmed': [...table, 'player'],
  'list-objected': [...table, 'player'],
  'list-submitted': players,
  'list-checked': desk,
  'list-reopened': ['management', 'referee'],
}

export const mayAppend = (author: Author, kind: OperationKind): boolean => authors[kind].includes(author)
