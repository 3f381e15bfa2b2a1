import type { Cell, ExportedTable } from './exported-table'
import { harmlessText } from './harmless-text'

const byteOrderMark = '\ufeff'

/** The table as CSV for Excel: UTF-8 that it recognises, every text in quotes, every number bare. Where people write a decimal comma, cells are told apart by semicolons. */
export function csvOf({ heads, rows }: ExportedTable, separator: ',' | ';'): string {
  const line = (cells: readonly Cell[]): string => cells.map(written).join(separator)
  return `${byteOrderMark}${[heads, ...rows].map(line).join('\r\n')}\r\n`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : `"${harmlessText(cell).replaceAll('"', '""')}"`
}
