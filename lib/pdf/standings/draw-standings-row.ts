import { formatPoints } from '@/lib/i18n/format-points'
import { drawText, type TextLook } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
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
  cell(row.name, grid.name, { align: 'left', font: 'narrow', least: 5.5 })
  cell(row.club, grid.club, { align: 'left', font: 'narrow', size: 8, colour: ink.faint })
  grid.rounds.forEach((column, index) => cell(roundWords(row, index), column, { size: 9 }))
  if (grid.deduction !== null) cell(row.deduction === 0 ? '' : formatPoints(-row.deduction), grid.deduction, { size: 9 })
  if (grid.games !== null) cell(row.gamesPlayed === null ? '–' : String(row.gamesPlayed), grid.games, { size: 9, colour: ink.faint })
  cell(formatPoints(row.total), grid.total, { font: 'bold', size: 10 })
  document.moveTo(grid.x, y + height).lineTo(grid.x + grid.width, y + height).lineWidth(0.4).stroke(ink.line)
}

function roundWords({ perRound, dropped }: PrintedStandingsRow, index: number): string {
  const points = perRound[index] ?? null
  if (points === null) return '–'
  return dropped.includes(index) ? `(${formatPoints(points)})` : formatPoints(points)
}
