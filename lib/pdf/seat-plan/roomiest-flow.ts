import { columnWidth } from '@/lib/pdf/column-width'
import { flowColumns, type Placed } from '@/lib/pdf/flow-columns'

interface Look {
  readonly columns: number
  readonly row: number
}

interface LookedAt<Item> {
  readonly row: number
  readonly pages: readonly (readonly Placed<Item>[])[]
}

const gap = 20

/** The first look with which everything fits one page, from large letters for a few to small ones for a hall; else the last. */
export function roomiestFlow<Item extends { readonly height: number }>(looks: readonly [Look, ...Look[]], itemsOf: (row: number, width: number) => readonly Item[], topOf?: (row: number) => number): LookedAt<Item> {
  const [first, ...smaller] = looks
  const flow = ({ columns, row }: Look): LookedAt<Item> => ({ row, pages: flowColumns(itemsOf(row, columnWidth({ columns, gap })), { columns, gap, ...(topOf && { top: topOf(row) }) }) })
  let found = flow(first)
  for (const look of smaller) if (found.pages.length !== 1) found = flow(look)
  return found
}
