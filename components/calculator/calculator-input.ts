import type { Party } from '@/lib/rules/party'
import type { GameKind, PartyCalls, PartySpecials, PlayedGame } from '@/lib/rules/scoring/played-game'

/** The card points of Re as somebody says them: a range, a number, or that a party has no trick at all. */
export type CardPointsChoice =
  | { readonly by: 'range'; readonly index: number }
  | { readonly by: 'exact'; readonly cardPoints: number | null }
  | { readonly by: 'trickless'; readonly party: Party }

/** What the calculator was told so far. */
export interface CalculatorInput {
  readonly kind: GameKind
  readonly cardPoints: CardPointsChoice | null
  readonly calls: Readonly<Record<Party, PartyCalls>>
  readonly specials: PlayedGame['specials']
}

const noCalls: PartyCalls = { called: false, counterCall: null }

export const noSpecials: PartySpecials = { doppelkopf: 0, foxes: 0, karlchen: 0 }

export const emptyInput: CalculatorInput = {
  kind: 'normal',
  cardPoints: null,
  calls: { re: noCalls, kontra: noCalls },
  specials: { re: noSpecials, kontra: noSpecials },
}
