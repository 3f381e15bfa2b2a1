import { footOf } from '@/lib/pdf/foot-of'
import { paper } from '@/lib/pdf/paper'
import type { PrintedStandings } from './printed-standings'
import type { FigureColumn } from './standings-columns'

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
  /** Null where the figures leave no room for it. */
  readonly club: Column | null
  readonly figures: readonly (FigureColumn & Column)[]
  readonly captions: number
  readonly rows: number
  readonly rowHeight: number
  readonly rowsPerPage: number
  /** Where the signatures stand, or null where nobody signs. */
  readonly signatures: number | null
  readonly foot: number
}

const widths = { rank: 36, startNumber: 34 } as const
const [captions, rows, rowHeight] = [98, 113, 16.6]
const signatureHeight = 44

/** Names and clubs in less than this are hard to read: the page is turned, and then the club left out. */
const least = { upright: 195, withClub: 150 } as const

/** Where everything stands on each page of a ranking; the page is turned when the figures would crowd out the names. */
export function standingsGrid({ kind }: Pick<PrintedStandings, 'kind'>, columns: readonly FigureColumn[]): StandingsGrid {
  const x = paper.margin
  const taken = widths.rank + widths.startNumber + columns.reduce((sum, { width }) => sum + width, 0)
  const isLandscape = paper.short - 2 * x - taken < least.upright
  const width = (isLandscape ? paper.long : paper.short) - 2 * x
  const foot = footOf(isLandscape)
  const words = width - taken
  const share = words < least.withClub ? 1 : 0.56
  const name = x + widths.rank + widths.startNumber
  let right = name + words
  const signatures = kind === 'results' ? foot - signatureHeight : null
  return {
    isLandscape,
    x,
    width,
    rank: { x, width: widths.rank },
    startNumber: { x: x + widths.rank, width: widths.startNumber },
    name: { x: name, width: words * share },
    club: share === 1 ? null : { x: name + words * share, width: words * (1 - share) },
    figures: columns.map((column) => {
      right += column.width
      return { ...column, x: right - column.width }
    }),
    captions,
    rows,
    rowHeight,
    rowsPerPage: Math.floor(((signatures ?? foot) - 4 - rows) / rowHeight),
    signatures,
    foot,
  }
}
