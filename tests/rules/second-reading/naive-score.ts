/**
 * A second reading of sections 6.3 and 7, sentence by sentence and without any cleverness, by somebody who had not seen
 * the first one. It is long on purpose: each `if` is one case that the rulebook lists.
 */

export type Announced = 'nothing' | 'first call' | 'no 90' | 'no 60' | 'no 30' | 'black'

export interface NaiveGame {
  readonly solo: boolean
  readonly rePoints: number
  readonly reWonATrick: boolean
  readonly kontraWonATrick: boolean
  readonly reAnnounced: Announced
  readonly kontraAnnounced: Announced
  /** Doppelkopf, foxes and Karlchen; the club queens follow from the winner. */
  readonly reSpecialPoints: number
  readonly kontraSpecialPoints: number
}

export interface NaiveScore {
  readonly winner: 're' | 'kontra' | null
  readonly re: number
  readonly kontra: number
}

/** 7.1.1: the cases in which Re has won. */
function reHasWon(game: NaiveGame): boolean {
  const re = game.rePoints
  const own = game.reAnnounced
  const other = game.kontraAnnounced
  const reCommittedItself = own === 'no 90' || own === 'no 60' || own === 'no 30' || own === 'black'
  if (re >= 121 && own === 'nothing' && other === 'nothing') return true
  if (re >= 121 && own === 'first call' && other === 'nothing') return true
  if (re >= 121 && own === 'first call' && other === 'first call') return true
  if (re >= 120 && own === 'nothing' && other === 'first call') return true
  if (re >= 151 && own === 'no 90') return true
  if (re >= 181 && own === 'no 60') return true
  if (re >= 211 && own === 'no 30') return true
  if (own === 'black' && !game.kontraWonATrick) return true
  if (re >= 90 && other === 'no 90' && !reCommittedItself) return true
  if (re >= 60 && other === 'no 60' && !reCommittedItself) return true
  if (re >= 30 && other === 'no 30' && !reCommittedItself) return true
  if (game.reWonATrick && other === 'black' && !reCommittedItself) return true
  return false
}

/** 7.1.2: the cases in which Kontra has won. */
function kontraHasWon(game: NaiveGame): boolean {
  const kontra = 240 - game.rePoints
  const own = game.kontraAnnounced
  const other = game.reAnnounced
  const kontraCommittedItself = own === 'no 90' || own === 'no 60' || own === 'no 30' || own === 'black'
  if (kontra >= 120 && own === 'nothing' && other === 'nothing') return true
  if (kontra >= 120 && own === 'nothing' && other === 'first call') return true
  if (kontra >= 120 && own === 'first call' && other === 'first call') return true
  if (kontra >= 121 && own === 'first call' && other === 'nothing') return true
  if (kontra >= 151 && own === 'no 90') return true
  if (kontra >= 181 && own === 'no 60') return true
  if (kontra >= 211 && own === 'no 30') return true
  if (own === 'black' && !game.reWonATrick) return true
  if (kontra >= 90 && other === 'no 90' && !kontraCommittedItself) return true
  if (kontra >= 60 && other === 'no 60' && !kontraCommittedItself) return true
  if (kontra >= 30 && other === 'no 30' && !kontraCommittedItself) return true
  if (game.kontraWonATrick && other === 'black' && !kontraCommittedItself) return true
  return false
}

/** 7.2.2 (a), the additional points: what this party kept the other one under. */
function playedUnder(otherPoints: number, otherWonATrick: boolean): number {
  let points = 0
  if (otherPoints < 90) points += 1
  if (otherPoints < 60) points += 1
  if (otherPoints < 30) points += 1
  if (!otherWonATrick) points += 1
  return points
}

/** 7.2.2 (b): a first call, made or included in a counter-call. */
function called(announced: Announced): number {
  if (announced === 'nothing') return 0
  return 2
}

/** 7.2.2 (c) and (d): each counter-call, the skipped ones included (6.4.3). */
function counterCalled(announced: Announced): number {
  let points = 0
  if (announced === 'no 90' || announced === 'no 60' || announced === 'no 30' || announced === 'black') points += 1
  if (announced === 'no 60' || announced === 'no 30' || announced === 'black') points += 1
  if (announced === 'no 30' || announced === 'black') points += 1
  if (announced === 'black') points += 1
  return points
}

/** 7.2.2 (e) and (f): what a party reached against each counter-call of the other, the skipped ones included. */
function reachedAgainst(points: number, announced: Announced): number {
  const no90 = announced === 'no 90' || announced === 'no 60' || announced === 'no 30' || announced === 'black'
  const no60 = announced === 'no 60' || announced === 'no 30' || announced === 'black'
  const no30 = announced === 'no 30' || announced === 'black'
  const black = announced === 'black'
  let reached = 0
  if (no90 && points >= 120) reached += 1
  if (no60 && points >= 90) reached += 1
  if (no30 && points >= 60) reached += 1
  if (black && points >= 30) reached += 1
  return reached
}

/** The winner and what one player of each party is credited with. */
export function naiveScore(game: NaiveGame): NaiveScore {
  const rePoints = game.rePoints
  const kontraPoints = 240 - game.rePoints
  let winner: 're' | 'kontra' | null = null
  if (reHasWon(game)) winner = 're'
  if (kontraHasWon(game)) winner = 'kontra'
  if (reHasWon(game) && kontraHasWon(game)) throw new Error('the rulebook lets both parties win')

  // Seen from Re: what Kontra receives counts against it.
  let value = 0
  if (winner === 're') {
    value += 1
    value += playedUnder(kontraPoints, game.kontraWonATrick)
    value += called(game.reAnnounced)
    value += called(game.kontraAnnounced)
    value += counterCalled(game.reAnnounced)
    value += counterCalled(game.kontraAnnounced)
    value += reachedAgainst(rePoints, game.kontraAnnounced)
    value += reachedAgainst(kontraPoints, game.reAnnounced)
  }
  if (winner === 'kontra') {
    value -= 1
    value -= playedUnder(rePoints, game.reWonATrick)
    value -= called(game.reAnnounced)
    value -= called(game.kontraAnnounced)
    value -= counterCalled(game.reAnnounced)
    value -= counterCalled(game.kontraAnnounced)
    value -= reachedAgainst(rePoints, game.kontraAnnounced)
    value -= reachedAgainst(kontraPoints, game.reAnnounced)
  }
  // 7.1.3: nobody has won, so there is no base value, and neither calls nor counter-calls count (6.3.3).
  if (winner === null) {
    value += playedUnder(kontraPoints, game.kontraWonATrick)
    value -= playedUnder(rePoints, game.reWonATrick)
    value += reachedAgainst(rePoints, game.kontraAnnounced)
    value -= reachedAgainst(kontraPoints, game.reAnnounced)
  }

  // 7.2.4: in a solo only these points count, three times for the soloist, who is Re.
  if (game.solo) return { winner, re: 3 * value, kontra: -value }

  // 7.2.3: special points are settled against each other first, then against the rest.
  let specialPoints = game.reSpecialPoints - game.kontraSpecialPoints
  if (winner === 'kontra') specialPoints -= 1
  value += specialPoints
  return { winner, re: value, kontra: -value }
}
