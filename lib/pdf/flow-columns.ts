import { columnWidth } from './column-width'
import { headEnd } from './draw-page-head'
import { footOf } from './foot-of'
import { paper } from './paper'

/** Something of this height that must not be torn apart by the end of a page. */
interface Block {
  readonly height: number
}

interface Flow {
  readonly columns: number
  readonly gap: number
  /** Below the head of the page, such as a line of captions. */
  readonly top?: number
}

export interface Placed<Item> {
  readonly item: Item
  readonly x: number
  readonly y: number
  readonly width: number
}

const bottom = footOf(false) - 4

/** Items down the columns of one page after another; on the last page the columns end together. */
export function flowColumns<Item extends Block>(items: readonly Item[], { columns, gap, top = headEnd }: Flow): readonly (readonly Placed<Item>[])[] {
  const width = columnWidth({ columns, gap })
  const filled = fill(items, top, bottom)
  const full = Array.from({ length: Math.ceil(filled.length / columns) }, (_, page) => filled.slice(page * columns, (page + 1) * columns))
  const pages = full.map((page, index) => (index === full.length - 1 ? balance(page.flat(), columns, top) : page))
  return pages.map((page) =>
    page.flatMap((column, index) => {
      let end = top
      return column.map((item) => {
        const y = end
        end += item.height
        return { item, x: paper.margin + index * (width + gap), y, width }
      })
    }),
  )
}

function fill<Item extends Block>(items: readonly Item[], top: number, end: number): Item[][] {
  const filled: Item[][] = []
  let y = end
  for (const item of items) {
    if (y > top && y + item.height > end) {
      filled.push([])
      y = top
    }
    filled.at(-1)?.push(item)
    y += item.height
  }
  return filled
}

function balance<Item extends Block>(items: readonly Item[], columns: number, top: number): Item[][] {
  const [least, whole] = [Math.min(...items.map(({ height }) => height)), items.reduce((sum, { height }) => sum + height, 0)]
  for (let end = top + whole / columns; end < bottom; end += least / 4) {
    const filled = fill(items, top, end)
    if (filled.length <= columns) return filled
  }
  return fill(items, top, bottom)
}
