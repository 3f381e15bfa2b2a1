import type { Party } from '@/lib/rules/party'
import { checkGame } from '@/lib/rules/scoring/check-game'
import { clauses, type Clause, type DecidedGame, type ReasonCode } from '@/lib/rules/scoring/clauses'
import { ImpossibleGame } from '@/lib/rules/scoring/impossible-game'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import { winner } from '@/lib/rules/scoring/winner'

/** Points that a party has earned, and the paragraph that gives them (TSR 7.2.2, 7.2.3). */
export interface Reason {
  readonly tsr: string
  readonly code: ReasonCode
  readonly party: Party
  readonly points: number
}

/** The result of a game; `points` are those of each player of the party, the soloist's already tripled (TSR 7.2.4). */
export interface GameScore {
  readonly winner: Party | null
  readonly points: Readonly<Record<Party, number>>
  readonly reasons: readonly Reason[]
}

function reasonOf({ tsr, code, party, points }: Clause, game: DecidedGame): readonly Reason[] {
  const earner = party(game)
  return earner === null ? [] : [{ tsr, code, party: earner, points: typeof points === 'number' ? points : points(game) }]
}

/** The value of a game with every reason for it; throws `ImpossibleGame` for one that cannot be (TSR 7.2.2, 7.2.3, 7.2.4). */
export function scoreGame(game: PlayedGame): GameScore {
  const violations = checkGame(game)
  if (violations.length > 0) throw new ImpossibleGame(violations)

  const decided = { ...game, winner: winner(game) }
  const reasons = clauses.flatMap((clause) => reasonOf(clause, decided))
  const forRe = reasons.reduce((sum, { party, points }) => (party === 're' ? sum + points : sum - points), 0)
  const soloistFactor = game.kind === 'solo' ? 3 : 1
  return { winner: decided.winner, points: { re: soloistFactor * forRe, kontra: 0 - forRe }, reasons }
}
