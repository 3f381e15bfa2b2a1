/** The two parties of a game (TSR 2.4.2). */
export type Party = 're' | 'kontra'

/** Both parties, Re first (TSR 2.4.2). */
export const parties = ['re', 'kontra'] as const satisfies readonly Party[]

/** The party that plays against the given one (TSR 1.0, "opposing party"). */
export const opposingParty = (party: Party): Party => (party === 're' ? 'kontra' : 're')
