/**
 * Whether nobody takes a second turn at a five-player table before everybody had the first: in each round, nobody who sits
 * there has been there more often than anybody who does not. `atFive` says who sits there, round by round.
 */
export function keepsFiveRule(before: readonly number[], people: number, atFive: readonly ReadonlySet<number>[]): boolean {
  const counts = before.slice(0, people)
  return atFive.every((sitting) => {
    if (sitting.size === 0) return true
    let mostSitting = 0
    let leastElsewhere = Number.POSITIVE_INFINITY
    for (const [person, count] of counts.entries()) {
      if (sitting.has(person)) {
        mostSitting = Math.max(mostSitting, count)
        counts[person] = count + 1
      } else leastElsewhere = Math.min(leastElsewhere, count)
    }
    return mostSitting <= leastElsewhere
  })
}
