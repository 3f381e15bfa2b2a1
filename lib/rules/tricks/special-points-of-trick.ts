import { opposingParty, type Party } from '@/lib/rules/party'
import { cardPointsOfTrick } from '@/lib/rules/tricks/card-points-of-trick'
import { trickWinner, type Trick } from '@/lib/rules/tricks/trick-winner'

/** A special point that a trick brings. */
export interface SpecialPoint {
  readonly tsr: '7.2.3'
  readonly code: 'doppelkopf' | 'fox' | 'karlchen'
  readonly party: Party
}

/** A trick of a game, with the party of whoever played each card. */
export interface TrickOfParties extends Trick {
  readonly parties: readonly [Party, Party, Party, Party]
  readonly lastTrick: boolean
}

/** How often each special point lies in a trick that this party has won with the card at this index. */
const found: Readonly<Record<SpecialPoint['code'], (trick: TrickOfParties, winner: number, party: Party) => number>> = {
  doppelkopf: ({ cards }) => (cardPointsOfTrick(cards) >= 40 ? 1 : 0),
  fox: ({ cards, parties }, _winner, party) => cards.filter((card, index) => card === 'DA' && parties[index] === opposingParty(party)).length,
  karlchen: ({ cards, lastTrick }, winner) => (lastTrick && cards[winner] === 'CJ' ? 1 : 0),
}

/** The special points that a trick brings its winner: a Doppelkopf, foxes of the opposing party, Karlchen in the last trick; none in a solo (TSR 7.2.3). */
export function specialPointsOfTrick(trick: TrickOfParties): readonly SpecialPoint[] {
  const winner = trickWinner(trick)
  const party = trick.parties[winner]
  if (trick.game !== 'normal' || party === undefined) return []
  return (['doppelkopf', 'fox', 'karlchen'] as const).flatMap((code) =>
    Array.from({ length: found[code](trick, winner, party) }, (): SpecialPoint => ({ tsr: '7.2.3', code, party })),
  )
}
