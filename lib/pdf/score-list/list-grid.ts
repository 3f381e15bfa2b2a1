import { paper } from '@/lib/pdf/paper'
import { gamesInRound } from '@/lib/rules/table/games-in-round'
import { positionsOf, type Position, type TableSize } from '@/lib/rules/table/table-size'

interface Column {
  readonly x: number
  readonly width: number
}

export interface PlayerColumn extends Column {
  readonly position: Position
}

export type RowKind = 'normal' | 'solo' | 'penalty' | 'result'

export interface GridRow {
  readonly kind: RowKind
  /** What is printed in the first column. */
  readonly label: string
  /** Whose field is marked: the scheduled dealer, or whose compulsory solo it is. */
  readonly marked: Position | null
  readonly y: number
  readonly height: number
}

export interface ListGrid {
  readonly x: number
  readonly width: number
  readonly number: Column
  readonly game: Column
  readonly value: Column
  readonly players: readonly PlayerColumn[]
  readonly note: Column
  readonly rows: readonly GridRow[]
  /** The narrow headings above the rows of a kind. */
  readonly bands: readonly { readonly kind: RowKind; readonly y: number }[]
}

/** Down the page: the names end where the rows begin, and the rows end where the foot begins. */
export const listPlaces = { head: 28, names: 108, captions: 160, rows: 170, foot: 712, signatures: 756, bottom: 814, band: 11 } as const

/** The field for the tick of who scored positive, at the left of each player's column. */
export const tickWidth = 17

/** Rows for penalties on a blank list; one that had more gets more. */
const leastPenaltyRows = 4

type Row = Pick<GridRow, 'kind' | 'label' | 'marked'>

/** Where everything stands on a list: rows as high as one A4 page allows, columns as wide. */
export function listGrid(tableSize: TableSize, penalties = 0): ListGrid {
  const { normal } = gamesInRound(tableSize)
  const positions = positionsOf(tableSize)
  // Each game of the normal rubric moves the deal on and a compulsory solo does not, so its row tells its dealer.
  const groups: readonly (readonly Row[])[] = [
    Array.from({ length: normal }, (_, index) => ({ kind: 'normal', label: String(index + 1), marked: positions[index % tableSize] ?? null })),
    positions.map((position) => ({ kind: 'solo', label: `S${position}`, marked: position })),
    Array.from({ length: Math.max(leastPenaltyRows, penalties) }, () => ({ kind: 'penalty', label: 'P', marked: null })),
    [{ kind: 'result', label: '', marked: null }],
  ]
  return { ...columns(tableSize), ...stack(groups) }
}

function columns(tableSize: TableSize): Omit<ListGrid, 'rows' | 'bands'> {
  const x = paper.margin
  const width = paper.short - 2 * paper.margin
  const [number, game, value, note] = [22, 30, 34, tableSize === 4 ? 72 : 64]
  const first = x + number + game + value
  const player = (width - number - game - value - note) / tableSize
  return {
    x,
    width,
    number: { x, width: number },
    game: { x: x + number, width: game },
    value: { x: x + number + game, width: value },
    players: positionsOf(tableSize).map((position, index) => ({ position, x: first + index * player, width: player })),
    note: { x: first + tableSize * player, width: note },
  }
}

function stack(groups: readonly (readonly Row[])[]): Pick<ListGrid, 'rows' | 'bands'> {
  const headed = groups.filter(([row]) => row?.kind !== 'result').length
  const height = (listPlaces.foot - 6 - listPlaces.rows - headed * listPlaces.band) / groups.flat().length
  const rows: GridRow[] = []
  const bands: { kind: RowKind; y: number }[] = []
  let y: number = listPlaces.rows
  for (const group of groups) {
    const kind = group[0]?.kind ?? 'result'
    if (kind !== 'result') {
      bands.push({ kind, y })
      y += listPlaces.band
    }
    for (const row of group) {
      rows.push({ ...row, y, height })
      y += height
    }
  }
  return { rows, bands }
}
