import { opposingParty, type Party } from '@/lib/rules/party'
import type { GameScore, Reason } from '@/lib/rules/scoring/score-game'

/** A result as it is told: from the side of one party, so that value and reasons carry signs and add up. */
export interface ResultView {
  readonly side: Party
  /** Points of the side in a game scored like a normal one, of each opponent in a solo; signed. */
  readonly value: number
  readonly reasons: readonly (Reason & { readonly signed: number })[]
}

/** From the winner's side; without a winner from the side that scored positive. */
export function resultView({ winner, points, reasons }: GameScore): ResultView {
  const side = winner ?? (points.kontra > 0 ? 'kontra' : 're')
  // Kontra is never tripled, so its points are the value in a solo as well.
  const value = side === 'kontra' ? points.kontra : 0 - points.kontra
  return { side, value, reasons: reasons.map((reason) => ({ ...reason, signed: reason.party === opposingParty(side) ? -reason.points : reason.points })) }
}
