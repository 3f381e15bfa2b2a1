/** A4 in points, with the margin that every office printer can do without. */
export const paper = { short: 595.28, long: 841.89, margin: 34 } as const
