import { at } from '@/lib/draw/at'
import type { Layout } from '@/lib/draw/layout'

/** How many seats the table of a seat has. */
export function sizeAt({ starts, tableOf }: Layout, seat: number): number {
  const table = at(tableOf, seat)
  return at(starts, table + 1) - at(starts, table)
}
