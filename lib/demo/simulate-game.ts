import type { RandomStream } from '@/lib/draw/random'
import { parties, type Party } from '@/lib/rules/party'
import { cardPointsOf } from '@/lib/rules/scoring/card-points-of'
import { checkGame } from '@/lib/rules/scoring/check-game'
import type { GameKind, PartyCalls, PartySpecials, PlayedGame } from '@/lib/rules/scoring/played-game'

const nothing: PartySpecials = { doppelkopf: 0, foxes: 0, karlchen: 0 }

const byParty = <T>(of: (party: Party) => T): Record<Party, T> => ({ re: of('re'), kontra: of('kontra') })

/** A party calls when its cards promise to win, and is wrong at times. */
function callsOf(random: RandomStream, cardPoints: number): PartyCalls {
  const hopes = cardPoints + random.below(61) - 30
  if (hopes < 135) return { called: false, counterCall: null }
  return { called: true, counterCall: hopes > 185 ? 'no60' : hopes > 160 ? 'no90' : null }
}

function specialsOf(random: RandomStream, karlchen: boolean): PartySpecials {
  return { doppelkopf: random.below(7) === 0 ? 1 : 0, foxes: random.below(5) === 0 ? 1 : 0, karlchen: karlchen ? 1 : 0 }
}

/** A game as it may come about at a table: possible by the rules, most of them unspectacular. */
export function simulateGame(random: RandomStream, kind: GameKind): PlayedGame {
  const lucky = parties[random.below(2)]
  for (;;) {
    const reCardPoints = 48 + random.below(52) + random.below(52) + random.below(52)
    const karlchen = kind === 'normal' && random.below(8) === 0
    const game: PlayedGame = {
      kind,
      reCardPoints,
      trickless: null,
      calls: byParty((party) => callsOf(random, cardPointsOf({ reCardPoints }, party))),
      specials: byParty((party) => (kind === 'solo' ? nothing : specialsOf(random, karlchen && party === lucky))),
    }
    if (checkGame(game).length === 0) return game
  }
}
