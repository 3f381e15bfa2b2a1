/**
 * Bound 1: so many meetings fall on the pairs of the field, cheapest first. `met` counts pairs by the meetings they have had
 * in the rounds that stand; the W of those rounds is included.
 */
export function countingBound(met: readonly number[], meetings: number): number {
  const pairs = [...met]
  let bound = 0
  for (const [times, count] of pairs.entries()) bound += (count * times * (times - 1)) / 2
  let left = meetings
  for (let times = 0; left > 0; times++) {
    const count = pairs[times] ?? 0
    if (count === 0 && pairs.slice(times).every((rest) => rest === 0)) break
    const filled = Math.min(left, count)
    bound += filled * times
    left -= filled
    pairs[times + 1] = (pairs[times + 1] ?? 0) + filled
  }
  return bound
}
