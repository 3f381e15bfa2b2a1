import writeExcelFile from 'write-excel-file/node'
import type { Cell, ExportedTable } from './exported-table'

/** Characters that XML cannot hold or would change; Excel knows them in this form, and so also what looks like this form. */
const unsafe = /_(?=x[\dA-Fa-f]{4}_)|[\0-\x08\x0b-\x1f\ufffe\uffff]/g

const escaped = (character: string): string => `_x${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`

const [narrowest, widest] = [8, 40]

/** The tables as one workbook, a sheet for each. Text is stored as text, so nothing in it is ever a formula. */
export async function xlsxOf(tables: readonly ExportedTable[]): Promise<Buffer> {
  const sheets = tables.map((table) => ({
    sheet: table.name.slice(0, 31),
    data: [table.heads.map((head) => ({ value: head, fontWeight: 'bold' as const })), ...table.rows.map((row) => row.map(stored))],
    columns: table.heads.map((head, index) => ({ width: widthOf([head, ...table.rows.slice(0, 200).map((row) => row[index] ?? '')]) })),
    stickyRowsCount: 1,
  }))
  return writeExcelFile(sheets).toBuffer()
}

const stored = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replaceAll(unsafe, escaped) : cell)

const widthOf = (cells: readonly Cell[]): number => Math.min(widest, Math.max(narrowest, ...cells.map((cell) => String(cell).length + 2)))
