import type { Position, TableSize } from '@/lib/rules/table/table-size'

/**
 * A second reading of who deals and who must play a solo (3.3.1, 4.2.3, 4.2.5, 4.3.1, 4.3.2, 8.5.1, 9.4.3), as a list keeper would
 * count it off with a finger: no state but the fingers, one `if` for each sentence.
 */

/** What happened at the table, one thing after the other. */
export type Happening =
  | { readonly what: 'game'; readonly soloist: Position | null }
  | { readonly what: 'struck' }
  | { readonly what: 'not played' }
  | { readonly what: 'somebody left'; readonly position: Position }

export interface NaiveDeal {
  readonly gameNo: number
  readonly remaining: number
  /** Whose turn it is to deal; null when no game is left. */
  readonly dealer: number | null
  readonly presented: number | null
  readonly owed: readonly number[]
}

export function naiveDeal(tableSize: TableSize, happenings: readonly Happening[]): NaiveDeal {
  const everybody = tableSize === 4 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]
  let here = everybody
  let owed = everybody
  let gamesCounted = 0
  let gamesOfTheRound = tableSize === 4 ? 24 : 30
  let normalRowsUsed = 0
  let finger = 1
  const normalGamesDealt = [0, 0, 0, 0, 0, 0]

  // Left is the next higher position, after the last one the first; an empty seat is passed over.
  const leftOf = (position: number): number => {
    let next = position
    do next = next === tableSize ? 1 : next + 1
    while (!here.includes(next))
    return next
  }

  // As many solos are owed as games are left: the first one left of the coming dealer who owes his, the dealer last.
  const mustPlay = (): number | null => {
    const left = gamesOfTheRound - gamesCounted
    if (left <= 0 || owed.length < left) return null
    let candidate = leftOf(finger)
    for (let tries = 0; tries < tableSize; tries++) {
      if (owed.includes(candidate)) return candidate
      candidate = leftOf(candidate)
    }
    return null
  }

  for (const happening of happenings) {
    if (happening.what === 'not played') continue
    if (happening.what === 'struck') {
      gamesCounted += 1
      normalRowsUsed += 1
      continue
    }
    if (happening.what === 'somebody left') {
      const gone: number = happening.position
      here = everybody.filter((position) => position !== gone)
      owed = owed.filter((position) => position !== gone)
      if (finger === gone) finger = leftOf(gone)
      // Each who stays deals five games of the normal rubric; what is struck already is not played by anybody.
      let stillToDeal = 0
      for (const position of here) stillToDeal += Math.max(0, 5 - (normalGamesDealt[position] ?? 0))
      const rowsLeft = 25 - normalRowsUsed
      gamesOfTheRound = gamesCounted + (stillToDeal < rowsLeft ? stillToDeal : rowsLeft) + owed.length
      continue
    }
    const presented = mustPlay() !== null
    const soloist: number | null = happening.soloist
    gamesCounted += 1
    // The first solo of a player is the compulsory one, whatever he calls it.
    if (soloist !== null && owed.includes(soloist)) {
      owed = owed.filter((position) => position !== soloist)
      if (presented) finger = leftOf(finger)
      continue
    }
    normalRowsUsed += 1
    normalGamesDealt[finger] = (normalGamesDealt[finger] ?? 0) + 1
    finger = leftOf(finger)
  }

  const remaining = Math.max(0, gamesOfTheRound - gamesCounted)
  const presented = mustPlay()
  // With five who play on, the dealer sits out and cannot play his own solo: his left neighbour deals instead.
  const dealer = here.length === 5 && presented === finger ? leftOf(finger) : finger
  return { gameNo: gamesCounted + 1, remaining, dealer: remaining === 0 ? null : dealer, presented, owed }
}
