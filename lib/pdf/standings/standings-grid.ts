import { paper } from '@/lib/pdf/paper'
import type { PrintedStandings } from './printed-standings'

interface Column {
  readonly x: number
  readonly width: number
}

export interface StandingsGrid {
  readonly isLandscape: boolean
  readonly x: number
  readonly width: number
  readonly rank: Column
  readonly startNumber: Column
  readonly name: Column
  readonly club: Column
  readonly rounds: readonly Column[]
  /** Null while nobody has a deduction. */
  readonly deduction: Column | null
  /** Null while everybody has played the same number of games. */
  readonly games: Column | null
  readonly total: Column
  readonly captions: number
  readonly rows: number
  readonly rowHeight: number
  readonly rowsPerPage: number
  readonly foot: number
}

const widths = { rank: 36, startNumber: 34, round: 37, deduction: 42, games: 38, total: 50 } as const
const [captions, rows, rowHeight] = [98, 113, 16.6]

/** More rounds than this lie better across the page. */
const mostUpright = 5

/** Where everything stands on each page of a ranking; the page is turned when the rounds would crowd out the names. */
export function standingsGrid({ roundNumbers, rows: people }: Pick<PrintedStandings, 'roundNumbers' | 'rows'>): StandingsGrid {
  const hasDeduction = people.some(({ deduction }) => deduction > 0)
  const hasGames = new Set(people.map(({ gamesPlayed }) => gamesPlayed)).size > 1
  const extras = (hasDeduction ? widths.deduction : 0) + (hasGames ? widths.games : 0)
  const isLandscape = roundNumbers.length + (hasDeduction ? 1 : 0) + (hasGames ? 1 : 0) > mostUpright
  const x = paper.margin
  const width = (isLandscape ? paper.long : paper.short) - 2 * x
  const foot = (isLandscape ? paper.short : paper.long) - paper.margin - 8
  const words = width - widths.rank - widths.startNumber - roundNumbers.length * widths.round - extras - widths.total
  const name = x + widths.rank + widths.startNumber
  const first = name + words
  const afterRounds = first + roundNumbers.length * widths.round
  return {
    isLandscape,
    x,
    width,
    rank: { x, width: widths.rank },
    startNumber: { x: x + widths.rank, width: widths.startNumber },
    name: { x: name, width: words * 0.56 },
    club: { x: name + words * 0.56, width: words * 0.44 },
    rounds: roundNumbers.map((_, index) => ({ x: first + index * widths.round, width: widths.round })),
    deduction: hasDeduction ? { x: afterRounds, width: widths.deduction } : null,
    games: hasGames ? { x: afterRounds + (hasDeduction ? widths.deduction : 0), width: widths.games } : null,
    total: { x: x + width - widths.total, width: widths.total },
    captions,
    rows,
    rowHeight,
    rowsPerPage: Math.floor((foot - 4 - rows) / rowHeight),
    foot,
  }
}
