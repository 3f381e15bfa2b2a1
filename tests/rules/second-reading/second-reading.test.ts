import { describe, expect, it } from 'vitest'
import { scoreGame } from '@/lib/rules/scoring/score-game'
import type { Announced } from './naive-score'
import { naiveScore } from './naive-score'

type CounterCall = 'no90' | 'no60' | 'no30' | 'black' | null

interface Call {
  readonly announced: Announced
  readonly called: boolean
  readonly counterCall: CounterCall
}

/** Every way to fill in one party's calls; a counter-call without its first call implies it (6.3.2). */
const calls: readonly Call[] = [
  { announced: 'nothing', called: false, counterCall: null },
  { announced: 'first call', called: true, counterCall: null },
  { announced: 'no 90', called: true, counterCall: 'no90' },
  { announced: 'no 90', called: false, counterCall: 'no90' },
  { announced: 'no 60', called: true, counterCall: 'no60' },
  { announced: 'no 60', called: false, counterCall: 'no60' },
  { announced: 'no 30', called: true, counterCall: 'no30' },
  { announced: 'no 30', called: false, counterCall: 'no30' },
  { announced: 'black', called: true, counterCall: 'black' },
  { announced: 'black', called: false, counterCall: 'black' },
]

const none = { doppelkopf: 0, foxes: 0, karlchen: 0 }

/** Special points of both parties, with the least card points that each needs for them. */
const specialCases = [
  { title: 'without special points', re: none, kontra: none, reLeast: 0, kontraLeast: 0 },
  { title: 'with a Doppelkopf of Re', re: { ...none, doppelkopf: 1 }, kontra: none, reLeast: 40, kontraLeast: 0 },
  { title: 'with two Doppelkopf and a fox of Kontra', re: none, kontra: { doppelkopf: 2, foxes: 1, karlchen: 0 }, reLeast: 0, kontraLeast: 81 },
  { title: 'with both foxes of Re against Karlchen of Kontra', re: { ...none, foxes: 2 }, kontra: { ...none, karlchen: 1 }, reLeast: 24, kontraLeast: 2 },
  {
    title: 'with everything of Re against a Doppelkopf and a fox of Kontra',
    re: { doppelkopf: 1, foxes: 1, karlchen: 1 },
    kontra: { doppelkopf: 1, foxes: 1, karlchen: 0 },
    reLeast: 43,
    kontraLeast: 41,
  },
  { title: 'with a fox and Karlchen of Kontra', re: none, kontra: { doppelkopf: 0, foxes: 1, karlchen: 1 }, reLeast: 0, kontraLeast: 13 },
  { title: 'with four Doppelkopf of Re', re: { ...none, doppelkopf: 4 }, kontra: none, reLeast: 168, kontraLeast: 0 },
] as const

/** Every split of the card points that the cards allow, and at 0 and 240 with and without a trick for the party with nothing. */
function* splits() {
  for (let rePoints = 0; rePoints <= 240; rePoints++) {
    if (rePoints === 1 || rePoints === 239) continue
    yield { rePoints, trickless: null }
    if (rePoints === 0) yield { rePoints, trickless: 're' as const }
    if (rePoints === 240) yield { rePoints, trickless: 'kontra' as const }
  }
}

/** The games that the two readings score differently, each as a line to read; and how many were compared. */
function disagreements(kind: 'normal' | 'solo', special: (typeof specialCases)[number]) {
  const lines: string[] = []
  let compared = 0
  for (const { rePoints, trickless } of splits()) {
    if (rePoints < special.reLeast || 240 - rePoints < special.kontraLeast) continue
    for (const re of calls) {
      for (const kontra of calls) {
        const naive = naiveScore({
          solo: kind === 'solo',
          rePoints,
          reWonATrick: trickless !== 're',
          kontraWonATrick: trickless !== 'kontra',
          reAnnounced: re.announced,
          kontraAnnounced: kontra.announced,
          reSpecialPoints: special.re.doppelkopf + special.re.foxes + special.re.karlchen,
          kontraSpecialPoints: special.kontra.doppelkopf + special.kontra.foxes + special.kontra.karlchen,
        })
        const score = scoreGame({
          kind,
          reCardPoints: rePoints,
          trickless,
          calls: {
            re: { called: re.called, counterCall: re.counterCall },
            kontra: { called: kontra.called, counterCall: kontra.counterCall },
          },
          specials: { re: special.re, kontra: special.kontra },
        })
        const theirs = `${String(score.winner)} ${score.points.re} ${score.points.kontra}`
        const ours = `${String(naive.winner)} ${naive.re} ${naive.kontra}`
        compared += 1
        if (theirs !== ours) {
          lines.push(`${rePoints}:${240 - rePoints} trickless ${String(trickless)}, Re ${re.announced}, Kontra ${kontra.announced}: ${theirs}, second reading ${ours}`)
        }
      }
    }
  }
  return { lines, compared }
}

describe('TSR 6.3, 7.1.1, 7.1.2, 7.1.3, 7.2.2, 7.2.3, 7.2.4 · every game is scored alike by a second reading', () => {
  it.each(specialCases)('a normal game $title', (special) => {
    const { lines, compared } = disagreements('normal', special)
    expect(lines).toEqual([])
    expect(compared).toBeGreaterThan(7_000)
  })

  it('a solo', () => {
    const { lines, compared } = disagreements('solo', specialCases[0])
    expect(lines).toEqual([])
    expect(compared).toBe(241 * 100)
  })
})
