import { opposingParty, parties, type Party } from '@/lib/rules/party'
import { cardPointsOf } from '@/lib/rules/scoring/card-points-of'
import { includesCounterCall } from '@/lib/rules/scoring/includes-counter-call'
import type { CounterCall, PartySpecials, PlayedGame } from '@/lib/rules/scoring/played-game'

/** What earned points; which party earned them stands beside it (TSR 7.2.2, 7.2.3). */
export type ReasonCode =
  | 'won'
  | 'under-90'
  | 'under-60'
  | 'under-30'
  | 'black'
  | `${Party}-called`
  | `${Party}-${CounterCall}`
  | `${Party}-reached-${'120' | '90' | '60' | '30'}`
  | 'against-club-queens'
  | 'doppelkopf'
  | 'fox'
  | 'karlchen'

/** A played game of which it is known who has won (TSR 7.1). */
export interface DecidedGame extends PlayedGame {
  readonly winner: Party | null
}

/** One way to earn points: for whom, if for anybody, and how many (TSR 7.2.2, 7.2.3). */
export interface Clause {
  readonly tsr: string
  readonly code: ReasonCode
  readonly party: (game: DecidedGame) => Party | null
  readonly points: number | ((game: DecidedGame) => number)
}

type Earner = Clause['party']

const winner: Earner = (game) => game.winner

/** The party to which "under" belongs: never to one that has lost, even if it kept the winner that low. */
const unlessLost =
  (party: Earner): Earner =>
  (game) =>
    game.winner === null || game.winner === party(game) ? party(game) : null

const keptBelow = (limit: number) => unlessLost((game) => parties.find((party) => cardPointsOf(game, opposingParty(party)) < limit) ?? null)
const keptTrickless = unlessLost(({ trickless }) => trickless && opposingParty(trickless))

const winnerIfCalled =
  (party: Party): Earner =>
  ({ winner, calls }) =>
    calls[party].called || calls[party].counterCall !== null ? winner : null

const winnerIfCounterCalled =
  (party: Party, level: CounterCall): Earner =>
  ({ winner, calls }) =>
    includesCounterCall(calls[party], level) ? winner : null

const reached =
  (party: Party, cardPoints: number, against: CounterCall): Earner =>
  (game) =>
    includesCounterCall(game.calls[opposingParty(party)], against) && cardPointsOf(game, party) >= cardPoints ? party : null

const kontraInNormalGame: Earner = ({ winner, kind }) => (winner === 'kontra' && kind === 'normal' ? 'kontra' : null)

const specialsOf = (tsr: string, party: Party): readonly Clause[] => {
  const row = (code: ReasonCode, special: keyof PartySpecials): Clause => ({
    tsr,
    code,
    party: ({ specials }) => (specials[party][special] > 0 ? party : null),
    points: ({ specials }) => specials[party][special],
  })
  return [row('doppelkopf', 'doppelkopf'), row('fox', 'foxes'), row('karlchen', 'karlchen')]
}

/** Every way to earn points, in the order of the rulebook (TSR 7.2.2, 7.2.3). */
export const clauses: readonly Clause[] = [
  { tsr: '7.2.2 (a)', code: 'won', party: winner, points: 1 },
  { tsr: '7.2.2 (a)', code: 'under-90', party: keptBelow(90), points: 1 },
  { tsr: '7.2.2 (a)', code: 'under-60', party: keptBelow(60), points: 1 },
  { tsr: '7.2.2 (a)', code: 'under-30', party: keptBelow(30), points: 1 },
  { tsr: '7.2.2 (a)', code: 'black', party: keptTrickless, points: 1 },
  { tsr: '7.2.2 (b)', code: 're-called', party: winnerIfCalled('re'), points: 2 },
  { tsr: '7.2.2 (b)', code: 'kontra-called', party: winnerIfCalled('kontra'), points: 2 },
  { tsr: '7.2.2 (c)', code: 're-no90', party: winnerIfCounterCalled('re', 'no90'), points: 1 },
  { tsr: '7.2.2 (c)', code: 're-no60', party: winnerIfCounterCalled('re', 'no60'), points: 1 },
  { tsr: '7.2.2 (c)', code: 're-no30', party: winnerIfCounterCalled('re', 'no30'), points: 1 },
  { tsr: '7.2.2 (c)', code: 're-black', party: winnerIfCounterCalled('re', 'black'), points: 1 },
  { tsr: '7.2.2 (d)', code: 'kontra-no90', party: winnerIfCounterCalled('kontra', 'no90'), points: 1 },
  { tsr: '7.2.2 (d)', code: 'kontra-no60', party: winnerIfCounterCalled('kontra', 'no60'), points: 1 },
  { tsr: '7.2.2 (d)', code: 'kontra-no30', party: winnerIfCounterCalled('kontra', 'no30'), points: 1 },
  { tsr: '7.2.2 (d)', code: 'kontra-black', party: winnerIfCounterCalled('kontra', 'black'), points: 1 },
  { tsr: '7.2.2 (e)', code: 're-reached-120', party: reached('re', 120, 'no90'), points: 1 },
  { tsr: '7.2.2 (e)', code: 're-reached-90', party: reached('re', 90, 'no60'), points: 1 },
  { tsr: '7.2.2 (e)', code: 're-reached-60', party: reached('re', 60, 'no30'), points: 1 },
  { tsr: '7.2.2 (e)', code: 're-reached-30', party: reached('re', 30, 'black'), points: 1 },
  { tsr: '7.2.2 (f)', code: 'kontra-reached-120', party: reached('kontra', 120, 'no90'), points: 1 },
  { tsr: '7.2.2 (f)', code: 'kontra-reached-90', party: reached('kontra', 90, 'no60'), points: 1 },
  { tsr: '7.2.2 (f)', code: 'kontra-reached-60', party: reached('kontra', 60, 'no30'), points: 1 },
  { tsr: '7.2.2 (f)', code: 'kontra-reached-30', party: reached('kontra', 30, 'black'), points: 1 },
  { tsr: '7.2.3', code: 'against-club-queens', party: kontraInNormalGame, points: 1 },
  ...specialsOf('7.2.3', 're'),
  ...specialsOf('7.2.3', 'kontra'),
]
