/** What the 48 cards of a game are worth together, in card points (TSR 2.2.2). */
export const cardPointsInPlay = 240

/** How often each special point can be won in one game, by both parties together (TSR 7.2.3). */
export const mostSpecials = { doppelkopf: 4, foxes: 2, karlchen: 1 } as const

/** The most points a normal game without Doppelkopf, fox and Karlchen can be worth (TSR 7.2.2). */
export const mostNormalGameWithoutSpecials = 22

/** The most points a normal game can be worth (TSR 7.2.3). */
export const mostNormalGame = 29

/** The most points a solo can be worth to each opponent; the soloist has three times as many (TSR 7.2.4). */
export const mostSoloUnit = 21

/** A single value above this one is so rare that the table is asked whether it is meant (TSR 7.3.3). */
export const confirmAbove = 12
