/**
 * Everybody in the tie that the line after the first `line` rows cuts through (so that a prize would go to some of them and not to
 * others), or nobody. Rows come in ranking order. Decided; the rulebook awards no prizes.
 */
export const tieCrossesLine = <T extends { readonly rank: number }>(rows: readonly T[], line: number): T[] => {
  const last = rows[line - 1]
  return last && rows[line]?.rank === last.rank ? rows.filter(({ rank }) => rank === last.rank) : []
}
