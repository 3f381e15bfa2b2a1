/** Widths of the columns of figures, at the right, as multiples of the row. */
const widths = { startNumber: 1.9, table: 2.3, position: 1.8 } as const

/** The columns of the seat plan by name, within one column of the page. */
export function seatColumns(x: number, width: number, row: number) {
  const position = x + width - widths.position * row
  const table = position - widths.table * row
  const startNumber = table - widths.startNumber * row
  return { name: { x: x + 4, width: startNumber - x - 8 }, startNumber: { x: startNumber, width: widths.startNumber * row }, table: { x: table, width: widths.table * row }, position: { x: position, width: widths.position * row } }
}

