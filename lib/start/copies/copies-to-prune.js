const hour = 60 * 60 * 1000

/**
 * The copies that need not be kept any longer: of the last 24 hours all stay, and of each of the 30 days before the last one.
 * @template {{ readonly at: Date }} Copy
 * @param {readonly Copy[]} copies
 * @param {Date} now
 * @returns {Copy[]}
 */
export function copiesToPrune(copies, now) {
  const newestFirst = copies.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const day = (/** @type {Copy} */ { at }) => at.toISOString().slice(0, 10)
  return newestFirst.filter((copy, index) => {
    const age = now.getTime() - copy.at.getTime()
    if (age <= 24 * hour) return false
    const isLastOfItsDay = newestFirst.findIndex((other) => day(other) === day(copy)) === index
    return !isLastOfItsDay || age > 31 * 24 * hour
  })
}
