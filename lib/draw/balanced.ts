/** The least number of pairs that share a bin when `items` go into `bins` bins. */
export function balanced(items: number, bins: number): number {
  if (bins === 0) return 0
  const each = Math.floor(items / bins)
  const fuller = items - each * bins
  return fuller * pairs(each + 1) + (bins - fuller) * pairs(each)
}

function pairs(items: number): number {
  return (items * (items - 1)) / 2
}
