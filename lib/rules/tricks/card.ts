/** Clubs, spades, hearts and diamonds, in descending order (TSR 2.2.1). */
export const suits = ['C', 'S', 'H', 'D'] as const

/** The six cards of a suit by descending card points (TSR 2.2.2). */
export const ranks = ['A', '10', 'K', 'Q', 'J', '9'] as const

/** One of the four suits (TSR 2.2.1). */
export type Suit = (typeof suits)[number]

/** One of the six ranks (TSR 2.2.1). */
export type Rank = (typeof ranks)[number]

/** A card as suit and rank, e.g. `H10` or `CQ`; each is in the deck twice (TSR 2.2.1). */
export type Card = `${Suit}${Rank}`

/** The 24 different cards (TSR 2.2.1). */
export const cards: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${suit}${rank}`))

/** The 48 cards of the deck (TSR 2.2.1). */
export const deck: readonly Card[] = cards.flatMap((card) => [card, card])
