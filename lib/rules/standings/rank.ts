/** An item with its place; items that share a place carry the same number. */
export type Ranked<T> = T & { readonly rank: number }

/**
 * The items in order of merit with shared ranks 1, 2, 2, 4: a rank is one more than the number of those who are better.
 * `merit` says who is better; among equals `order` only fixes the sequence. The rulebook knows no ranking; this is decided.
 */
export const rank = <T extends object>(
  items: readonly T[],
  merit: (a: T, b: T) => number,
  order: (a: T, b: T) => number,
): Ranked<T>[] => {
  const sorted = items.toSorted((a, b) => merit(a, b) || order(a, b))
  const ranked: Ranked<T>[] = []
  sorted.forEach((item, index) => {
    const before = ranked[index - 1]
    ranked.push({ ...item, rank: before && merit(before, item) === 0 ? before.rank : index + 1 })
  })
  return ranked
}
