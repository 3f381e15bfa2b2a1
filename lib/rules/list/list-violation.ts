import type { PenaltyViolationCode } from '@/lib/rules/penalty/check-penalty'
import type { Violation } from '@/lib/rules/violation'

/** What can be wrong with the row of a game or penalty. */
export type RowViolationCode =
  | 'row-length'
  | 'no-such-dealer'
  | 'sits-out-has-points'
  | 'points-missing'
  | 'not-a-whole-number'
  | 'row-sum'
  | 'even-odd'
  | 'row-shape'
  | 'penalty-of-zeros'
  | 'penalty-shape'
  | 'value-too-high'
  | 'solo-too-high'

/** What can be wrong with a game in its situation, beyond its row. */
export type GameViolationCode =
  | 'soloist-missing'
  | 'soloist-in-normal-game'
  | 'soloist-sits-out'
  | 'soloist-needs-lone-points'
  | 'soloist-not-the-lone-scorer'
  | 'lone-points-in-normal-game'
  | 'presented-must-play'

/** Why an operation cannot be appended to a list in its present state. */
export type OperationViolationCode =
  | 'list-submitted'
  | 'list-frozen'
  | 'totals-typed'
  | 'wrong-order'
  | 'round-over'
  | 'strike-first'
  | 'no-such-game'
  | 'not-the-last-row'
  | 'undoes-another'
  | 'end-not-announced'
  | 'end-already-announced'
  | 'strikes-stand'
  | 'asked-once'
  | 'dealing-question-open'
  | 'too-many-struck'
  | 'no-such-strike'
  | 'claim-exists'
  | 'no-such-claim'
  | 'claim-closed'
  | 'penalty-exists'
  | 'no-such-penalty'
  | 'already-signed'
  | 'decision-final'
  | 'challenge-too-late'
  | 'award-missing'
  | 'reason-missing'
  | 'not-positive-minutes'
  | 'already-frozen'
  | 'seat-changed-hands'
  | 'no-such-position'
  | 'person-at-table'
  | 'needs-five'
  | 'seat-already-empty'
  | 'version-moved-on'
  | 'not-submitted'
  | 'already-checked'
  | 'not-closed'

/** What keeps a list from being submitted. */
export type MissingCode =
  | 'games-missing'
  | 'row-wrong'
  | 'claim-open'
  | 'countersignature-missing'
  | 'challenge-open'
  | 'objection-open'
  | 'confirmation-missing'
  | 'entries-pending'

/** Every code that a list can answer with; each has its words in the messages. */
export type ListViolationCode = RowViolationCode | GameViolationCode | OperationViolationCode | MissingCode | PenaltyViolationCode

/** Something that is wrong with a list or with a change to it (TSR 7.3). */
export type ListViolation = Violation<ListViolationCode>
