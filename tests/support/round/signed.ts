/** Points as a list shows them, worked out here a second time. */
export const signed = (points: number): string => (points === 0 ? '0' : points > 0 ? `+${points}` : `\u2212${-points}`)
