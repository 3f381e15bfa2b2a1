import { opposingParty, type Party } from '@/lib/rules/party'
import { cardPointsOf } from '@/lib/rules/scoring/card-points-of'
import type { CounterCall, PlayedGame } from '@/lib/rules/scoring/played-game'

type Target = number | 'every-trick' | 'one-trick'

/** What a party has committed itself to by its own highest counter-call. */
const committedTo: Readonly<Record<CounterCall, Target>> = { no90: 151, no60: 181, no30: 211, black: 'every-trick' }

/** What is enough against the other party's highest counter-call, without one of its own. */
const enoughAgainst: Readonly<Record<CounterCall, Target>> = { no90: 90, no60: 60, no30: 30, black: 'one-trick' }

/** Without any counter-call; Re may call without giving up anything, Kontra gives up the tie. */
const onlyKontraCalled: Readonly<Record<Party, Target>> = { re: 120, kontra: 121 }
const otherwise: Readonly<Record<Party, Target>> = { re: 121, kontra: 120 }

function targetOf(calls: PlayedGame['calls'], party: Party): Target {
  const own = calls[party].counterCall
  if (own !== null) return committedTo[own]
  const opposing = calls[opposingParty(party)].counterCall
  if (opposing !== null) return enoughAgainst[opposing]
  return (calls.kontra.called && !calls.re.called ? onlyKontraCalled : otherwise)[party]
}

/** Whether a party has reached what it needs to win, given all calls (TSR 7.1.1, 7.1.2). */
export function hasWon(game: PlayedGame, party: Party): boolean {
  const target = targetOf(game.calls, party)
  if (target === 'every-trick') return game.trickless === opposingParty(party)
  if (target === 'one-trick') return game.trickless !== party
  return cardPointsOf(game, party) >= target
}
