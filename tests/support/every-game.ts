import { parties } from '@/lib/rules/party'
import { counterCalls, type PartyCalls, type PartySpecials, type PlayedGame } from '@/lib/rules/scoring/played-game'

const noSpecials: PartySpecials = { doppelkopf: 0, foxes: 0, karlchen: 0 }

/** What a party can have called: nothing, its first call, or one of the four counter-calls, which include it. */
export const everyCall: readonly PartyCalls[] = [
  { called: false, counterCall: null },
  { called: true, counterCall: null },
  ...counterCalls.map((counterCall) => ({ called: true, counterCall })),
]

/** Every split of the 240 card points, and either party without a trick. */
export const everySplit: readonly Pick<PlayedGame, 'reCardPoints' | 'trickless'>[] = [
  ...Array.from({ length: 241 }, (_, reCardPoints) => reCardPoints)
    .filter((reCardPoints) => reCardPoints !== 1 && reCardPoints !== 239)
    .map((reCardPoints) => ({ reCardPoints, trickless: null })),
  ...parties.map((party) => ({ reCardPoints: party === 're' ? 0 : 240, trickless: party })),
]

/** Every game without special points: kinds x calls x splits. */
export const everyGame: readonly PlayedGame[] = (['normal', 'solo'] as const).flatMap((kind) =>
  everyCall.flatMap((re) =>
    everyCall.flatMap((kontra) =>
      everySplit.map((split) => ({ kind, ...split, calls: { re, kontra }, specials: { re: noSpecials, kontra: noSpecials } })),
    ),
  ),
)
