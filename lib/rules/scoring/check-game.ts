import { parties, type Party } from '@/lib/rules/party'
import { cardPointsInPlay, mostSpecials } from '@/lib/rules/scoring/bounds'
import { cardPointsOf } from '@/lib/rules/scoring/card-points-of'
import { leastCardPoints } from '@/lib/rules/scoring/least-card-points'
import type { PartySpecials, PlayedGame } from '@/lib/rules/scoring/played-game'
import type { Violation } from '@/lib/rules/violation'

/** What can make a game impossible. */
export type GameViolationCode =
  | 'card-points-not-whole'
  | 'card-points-out-of-range'
  | 'card-points-unreachable'
  | 'trickless-with-card-points'
  | 'trickless-with-specials'
  | 'specials-not-whole'
  | 'too-many-specials'
  | 'specials-in-solo'
  | 'too-few-card-points'

type Params = Violation['params']

interface Check {
  readonly code: GameViolationCode
  readonly tsr: string
  /** One set of params for each time the game offends. */
  readonly found: (game: PlayedGame) => readonly Params[]
}

/** No card is worth 1, so no party can have a single card point or all but one. */
const unreachable: readonly number[] = [1, cardPointsInPlay - 1]

const specialNames = ['doppelkopf', 'foxes', 'karlchen'] as const satisfies readonly (keyof PartySpecials)[]
const hasSpecials = (specials: PartySpecials) => specialNames.some((special) => specials[special] > 0)
const isCount = (count: number) => Number.isInteger(count) && count >= 0
const once = (broken: boolean, params: Params = {}): readonly Params[] => (broken ? [params] : [])
const tricklessParties = ({ trickless }: PlayedGame): readonly Party[] => (trickless === null ? [] : [trickless])

const checks: readonly Check[] = [
  { code: 'card-points-not-whole', tsr: '2.2.2', found: ({ reCardPoints }) => once(!Number.isInteger(reCardPoints)) },
  {
    code: 'card-points-out-of-range',
    tsr: '2.2.2',
    found: ({ reCardPoints }) => once(reCardPoints < 0 || reCardPoints > cardPointsInPlay, { cardPoints: reCardPoints, most: cardPointsInPlay }),
  },
  {
    code: 'card-points-unreachable',
    tsr: '2.2.2',
    found: ({ reCardPoints }) => once(unreachable.includes(reCardPoints), { cardPoints: reCardPoints }),
  },
  {
    code: 'trickless-with-card-points',
    tsr: '6.3.1',
    found: (game) =>
      tricklessParties(game).flatMap((party) => once(cardPointsOf(game, party) !== 0, { party, cardPoints: cardPointsOf(game, party) })),
  },
  {
    code: 'trickless-with-specials',
    tsr: '7.2.3',
    found: (game) => tricklessParties(game).flatMap((party) => once(hasSpecials(game.specials[party]), { party })),
  },
  {
    code: 'specials-not-whole',
    tsr: '7.2.3',
    found: ({ specials }) =>
      parties.flatMap((party) => specialNames.flatMap((special) => once(!isCount(specials[party][special]), { party, special }))),
  },
  {
    code: 'too-many-specials',
    tsr: '7.2.3',
    found: ({ specials }) =>
      specialNames.flatMap((special) => {
        const count = specials.re[special] + specials.kontra[special]
        return once(count > mostSpecials[special], { special, count, most: mostSpecials[special] })
      }),
  },
  {
    code: 'specials-in-solo',
    tsr: '7.2.4',
    found: ({ kind, specials }) => once(kind === 'solo' && parties.some((party) => hasSpecials(specials[party]))),
  },
  {
    code: 'too-few-card-points',
    tsr: '7.2.3',
    found: (game) =>
      parties.flatMap((party) => {
        const cardPoints = cardPointsOf(game, party)
        const least = leastCardPoints(game.specials[party])
        return once(game.trickless !== party && cardPoints >= 0 && cardPoints < least, { party, cardPoints, least })
      }),
  },
]

/** All that makes this game impossible, an empty list when it can be scored (TSR 2.2.2, 7.2.3, 7.2.4). */
export function checkGame(game: PlayedGame): Violation<GameViolationCode>[] {
  return checks.flatMap(({ code, tsr, found }) => found(game).map((params) => ({ code, tsr, params })))
}
