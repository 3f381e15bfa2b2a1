import { describe, expect, it } from 'vitest'
import { opposingParty, parties } from '@/lib/rules/party'
import { mostNormalGame, mostNormalGameWithoutSpecials, mostSoloUnit } from '@/lib/rules/scoring/bounds'
import { cardPointRanges } from '@/lib/rules/scoring/card-point-ranges'
import { cardPointsOf } from '@/lib/rules/scoring/card-points-of'
import { cardPointsWithin } from '@/lib/rules/scoring/card-points-within'
import { hasWon } from '@/lib/rules/scoring/has-won'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import { type GameScore, scoreGame } from '@/lib/rules/scoring/score-game'
import { everyCall, everyGame, everySplit } from '@/tests/support/every-game'
import { everySpecial } from '@/tests/support/every-special'

interface Scored extends GameScore {
  readonly game: PlayedGame
}

const scored: readonly Scored[] = everyGame.map((game) => ({ game, ...scoreGame(game) }))
const normal = scored.filter(({ game }) => game.kind === 'normal')
const solo = scored.filter(({ game }) => game.kind === 'solo')

/** Compares the offenders with none, so that a red test shows the games themselves. */
const offenders = (games: readonly Scored[], lawful: (score: Scored) => boolean) => games.filter((score) => !lawful(score)).slice(0, 3)
const mostOf = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), 0)

/** Special points with card points from each range that allows them: what is between changes nothing. */
const withSpecials: readonly Scored[] = everySpecial.flatMap((specials) => {
  const splits = [
    ...cardPointRanges.map((range) => ({ reCardPoints: cardPointsWithin(range, specials), trickless: null })),
    ...everySplit.filter(({ trickless }) => trickless !== null && Object.values(specials[trickless]).every((count) => count === 0)),
  ]
  return splits.flatMap(({ reCardPoints, trickless }) => {
    if (reCardPoints === null) return []
    return everyCall.flatMap((re) =>
      everyCall.map((kontra) => {
        const game: PlayedGame = { kind: 'normal', reCardPoints, trickless, calls: { re, kontra }, specials }
        return { game, ...scoreGame(game) }
      }),
    )
  })
})

describe('TSR 7.1 · in every game', () => {
  it('there are 17,352 of them: 241 outcomes of the cards, 36 ways to call, two kinds', () => {
    expect(scored).toHaveLength(17_352)
  })

  it('at most one party has won', () => {
    expect(offenders(scored, ({ game }) => parties.filter((party) => hasWon(game, party)).length <= 1)).toEqual([])
  })

  it('somebody has won, unless both parties made a counter-call', () => {
    const bothCounterCalled = ({ calls }: PlayedGame) => parties.every((party) => calls[party].counterCall !== null)
    expect(offenders(scored, ({ game, winner }) => winner !== null || bothCounterCalled(game))).toEqual([])
  })

  it('more card points never turn a win of Re into something else', () => {
    const least = new Map<string, number>()
    for (const { game, winner } of scored) {
      if (winner !== 're' || game.trickless !== null) continue
      const key = JSON.stringify([game.kind, game.calls])
      least.set(key, Math.min(least.get(key) ?? 240, game.reCardPoints))
    }
    const wonFrom = ({ kind, calls }: PlayedGame) => least.get(JSON.stringify([kind, calls])) ?? 241
    expect(offenders(scored, ({ game, winner }) => game.trickless !== null || (winner === 're') === game.reCardPoints >= wonFrom(game))).toEqual([])
  })
})

describe('TSR 7.2.2, 7.2.3 · in every game', () => {
  it('the reasons add up to the value', () => {
    const sum = ({ reasons }: GameScore) => reasons.reduce((value, { party, points }) => value + (party === 're' ? points : -points), 0)
    expect(offenders([...scored, ...withSpecials], (score) => sum(score) === -score.points.kontra)).toEqual([])
  })

  it('each reason is worth at least one point', () => {
    expect(offenders([...scored, ...withSpecials], ({ reasons }) => reasons.every(({ points }) => points >= 1))).toEqual([])
  })

  it('a party that has lost earns nothing under (a) to (f)', () => {
    const byLoser = ({ winner, reasons }: GameScore) => reasons.filter(({ tsr, party }) => tsr !== '7.2.3' && winner !== null && party !== winner)
    expect(offenders([...scored, ...withSpecials], (score) => byLoser(score).length === 0)).toEqual([])
  })

  it('without special points a winner has at least one point and a loser at least one minus point', () => {
    expect(offenders(scored, ({ winner, points }) => winner === null || (points[winner] > 0 && points[opposingParty(winner)] < 0))).toEqual([])
  })

  it('without a winner only "under", points reached and special points count', () => {
    const counted = (code: string) => /^under-|^black$|-reached-|^doppelkopf$|^fox$|^karlchen$/.test(code)
    expect(offenders([...scored, ...withSpecials], ({ winner, reasons }) => winner !== null || reasons.every(({ code }) => counted(code)))).toEqual([])
  })

  it('the parties could change places but for the tie and the club queens', () => {
    const turned = ({ calls, reCardPoints, trickless, ...game }: PlayedGame): PlayedGame => ({
      ...game,
      reCardPoints: 240 - reCardPoints,
      trickless: trickless && opposingParty(trickless),
      calls: { re: calls.kontra, kontra: calls.re },
    })
    const singles = ({ points }: GameScore) => -points.kontra
    const isTie = ({ reCardPoints, calls }: PlayedGame) => reCardPoints === 120 && parties.every((party) => calls[party].counterCall === null)
    expect(offenders(solo, (score) => isTie(score.game) || singles(scoreGame(turned(score.game))) === 0 - singles(score))).toEqual([])
  })
})

describe('TSR 7.2.4, 7.3.3 · in every game', () => {
  it('the four results add up to nothing', () => {
    const sum = ({ game, points }: Scored) => (game.kind === 'solo' ? points.re + 3 * points.kontra : 2 * points.re + 2 * points.kontra)
    expect(offenders([...scored, ...withSpecials], (score) => sum(score) === 0)).toEqual([])
  })

  it('the four results are all even or all odd', () => {
    expect(offenders([...scored, ...withSpecials], ({ points }) => (points.re - points.kontra) % 2 === 0)).toEqual([])
  })

  it('a solo is worth what a normal game is worth, but for the club queens, and three times that to the soloist', () => {
    const queens = normal.map(({ winner }) => (winner === 'kontra' ? 1 : 0))
    const units = normal.map(({ points }, index) => points.kontra - (queens[index] ?? 0))
    expect(solo.map(({ points }) => points.kontra)).toEqual(units)
    expect(offenders(solo, ({ points }) => points.re === 0 - 3 * points.kontra)).toEqual([])
  })
})

describe('TSR 7.2.2, 7.2.3, 7.2.4 · the bounds', () => {
  it('are reached and never passed', () => {
    const values = (games: readonly Scored[]) => games.map(({ points }) => Math.abs(points.kontra))
    expect({
      normal: mostOf(values(withSpecials)),
      normalWithoutSpecials: mostOf(values(normal)),
      soloUnit: mostOf(values(solo)),
    }).toEqual({ normal: mostNormalGame, normalWithoutSpecials: mostNormalGameWithoutSpecials, soloUnit: mostSoloUnit })
  })
})

describe('TSR 7.1.1, 7.1.2, 7.2.2 · a one-tap range', () => {
  it('covers every split once', () => {
    const covered = cardPointRanges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    expect(covered).toEqual(Array.from({ length: 241 }, (_, cardPoints) => cardPoints))
  })

  it('gives the same result as its representative, in every game', () => {
    const ofRange = ({ game }: Scored) => cardPointRanges.find(({ from, to }) => from <= game.reCardPoints && game.reCardPoints <= to)
    const same = (score: Scored) => {
      const range = ofRange(score)
      const { winner, reasons } = scoreGame({ ...score.game, reCardPoints: range?.representative ?? Number.NaN })
      return winner === score.winner && JSON.stringify(reasons) === JSON.stringify(score.reasons)
    }
    expect(offenders(scored.filter(({ game }) => game.trickless === null), same)).toEqual([])
  })

  it('is as wide as it can be: each next one differs in some game', () => {
    const results = cardPointRanges.map(({ representative }) =>
      JSON.stringify(scored.filter(({ game }) => game.reCardPoints === representative && game.trickless === null).map(({ reasons }) => reasons)),
    )
    expect(new Set(results).size).toBe(cardPointRanges.length)
  })

  it('gives way to special points that need more card points, and closes when it has too few', () => {
    const none = { doppelkopf: 0, foxes: 0, karlchen: 0 }
    const specials = { re: { ...none, doppelkopf: 3 }, kontra: { ...none, foxes: 1 } }
    expect(cardPointRanges.map((range) => cardPointsWithin(range, specials))).toEqual([null, null, null, null, null, 124, 151, 181, 211])
  })

  it('leaves room for the special points of Kontra', () => {
    const none = { doppelkopf: 0, foxes: 0, karlchen: 0 }
    const specials = { re: none, kontra: { ...none, doppelkopf: 3 } }
    expect(cardPointRanges.map((range) => cardPointsWithin(range, specials))).toEqual([29, 59, 89, 116, null, null, null, null, null])
  })
})

describe('TSR 2.2.2 · the card points of both parties', () => {
  it('are 240 together', () => {
    expect(offenders(scored, ({ game }) => cardPointsOf(game, 're') + cardPointsOf(game, 'kontra') === 240)).toEqual([])
  })
})
