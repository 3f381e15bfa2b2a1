import { drawText, type TextLook } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { leastName } from '@/lib/pdf/least-name'
import type { PrintedStandingsRow } from './printed-standings'
import type { StandingsGrid } from './standings-grid'
import type { StandingsWords } from './standings-words'

/** One person of the ranking. */
export function drawStandingsRow(document: PDFKit.PDFDocument, grid: StandingsGrid, row: PrintedStandingsRow, y: number, words: StandingsWords): void {
  const height = grid.rowHeight
  const cell = (text: string, { x, width }: { x: number; width: number }, look: Partial<TextLook> = {}) =>
    drawText(document, text, { x: x + 4, y, width: width - 8, height }, { size: 9.5, least: 5, align: 'right', vertical: 'middle', ...look })
  cell(row.rank === null ? words.disqualified : String(row.rank), grid.rank, { font: row.rank === null ? 'narrow' : 'bold' })
  cell(String(row.startNumber), grid.startNumber, { colour: ink.faint })
  cell(row.name, grid.name, { align: 'left', font: 'narrow', least: leastName })
  if (grid.club !== null) cell(row.club, grid.club, { align: 'left', font: 'narrow', size: 8, least: leastName, colour: ink.faint })
  for (const { text, isTotal = false, ...column } of grid.figures) cell(text(row), column, isTotal ? { font: 'bold', size: 10 } : { size: 9, font: 'narrow' })
  document.moveTo(grid.x, y + height).lineTo(grid.x + grid.width, y + height).lineWidth(0.4).stroke(ink.line)
}
