import type { Party } from '@/lib/rules/party'

/** A game is scored as a normal game or as a solo; a silent marriage counts as a solo here (TSR 7.2.4). */
export type GameKind = 'normal' | 'solo'

/** The counter-calls, lowest first (TSR 6.3.1). */
export const counterCalls = ['no90', 'no60', 'no30', 'black'] as const

/** What a party asserts about the opposing one: fewer card points than that, or no trick (TSR 6.3.1). */
export type CounterCall = (typeof counterCalls)[number]

/** What a party has called: "Re" or "Kontra", and its highest counter-call, which includes the lower ones (TSR 6.4.3). */
export interface PartyCalls {
  readonly called: boolean
  readonly counterCall: CounterCall | null
}

/** Special points that a party has won; "against the club queens" follows from the winner (TSR 7.2.3). */
export interface PartySpecials {
  readonly doppelkopf: number
  readonly foxes: number
  readonly karlchen: number
}

/** Everything that the value of a game depends on (TSR 7.2.2); Kontra has the card points that Re has not. */
export interface PlayedGame {
  readonly kind: GameKind
  readonly reCardPoints: number
  readonly trickless: Party | null
  readonly calls: Readonly<Record<Party, PartyCalls>>
  readonly specials: Readonly<Record<Party, PartySpecials>>
}
